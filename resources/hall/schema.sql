-- The journal of a hall's tournaments in PostgreSQL 15 or newer. Run once, as the owner of an empty database:
--   psql -v ON_ERROR_STOP=1 -d floor -f schema.sql
-- Stations have no right on any table: they call the functions below, which run with the owner's rights.

BEGIN;

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'floor_station') THEN CREATE ROLE floor_station NOLOGIN; END IF;
END $$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA floor;

CREATE TABLE floor.edition (number integer NOT NULL, hall text NOT NULL DEFAULT 'hall');
INSERT INTO floor.edition VALUES (1);

-- "changed" counts what no row tells of: names put right, texts erased, settings of the room.
CREATE TABLE floor.tournament (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  facts text NOT NULL,
  start bytea NOT NULL,
  term integer NOT NULL DEFAULT 1,
  fenced boolean NOT NULL DEFAULT false,
  changed bigint NOT NULL DEFAULT 0
);

-- "body" is text as it was hashed; jsonb would write it anew and break the chain.
CREATE TABLE floor.journal (
  tournament text NOT NULL REFERENCES floor.tournament,
  seq bigint NOT NULL,
  at text NOT NULL COLLATE "C",
  kind text NOT NULL,
  version integer NOT NULL,
  call text,
  body text NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (tournament, seq),
  UNIQUE (tournament, call)
);

-- The only words about people, and the only rows that may be erased.
CREATE TABLE floor.text (
  tournament text NOT NULL,
  about text NOT NULL CHECK (about IN ('entry', 'event')),
  number bigint NOT NULL,
  field text NOT NULL,
  words text NOT NULL,
  born bigint NOT NULL,
  PRIMARY KEY (tournament, about, number, field)
);

CREATE INDEX text_born ON floor.text (tournament, born);

CREATE TABLE floor.preference (
  tournament text NOT NULL REFERENCES floor.tournament,
  key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (tournament, key)
);

CREATE TABLE floor.member (
  role name PRIMARY KEY, station text NOT NULL UNIQUE CHECK (station ~ '^[a-z0-9][a-z0-9-]{0,39}$'), ranks text[] NOT NULL
);
CREATE TABLE floor.allowed (rank text NOT NULL, kind text NOT NULL, PRIMARY KEY (rank, kind));

-- Signs of life; nothing is lost with them.
CREATE UNLOGGED TABLE floor.present (
  tournament text NOT NULL REFERENCES floor.tournament,
  station text NOT NULL,
  joined bigint NOT NULL,
  seen bigint NOT NULL,
  PRIMARY KEY (tournament, station)
);

CREATE TABLE floor.print_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tournament text NOT NULL REFERENCES floor.tournament,
  printer text NOT NULL,
  paper bytea NOT NULL,
  asked_by text NOT NULL,
  taken_by text,
  lease_until bigint,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken', 'printed', 'perhaps'))
);

CREATE FUNCTION floor.only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the journal is only added to'; END $$;
CREATE TRIGGER journal_stays BEFORE UPDATE OR DELETE ON floor.journal
  FOR EACH ROW EXECUTE FUNCTION floor.only_added_to();
CREATE TRIGGER journal_is_not_emptied BEFORE TRUNCATE ON floor.journal
  FOR EACH STATEMENT EXECUTE FUNCTION floor.only_added_to();

-- who asks, and what he may

CREATE FUNCTION floor.now_ms() RETURNS bigint LANGUAGE sql VOLATILE SET search_path = pg_catalog AS
  $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

CREATE FUNCTION floor.me() RETURNS floor.member LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$ SELECT m FROM floor.member m WHERE m.role = session_user $$;

CREATE FUNCTION floor.has_rank(wanted text[]) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS
  $$ SELECT EXISTS (SELECT FROM floor.member m WHERE m.role = session_user AND m.ranks && (wanted || 'td'::text)) $$;

CREATE FUNCTION floor.may_write(asked text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM floor.member m WHERE m.role = session_user AND ('td' = ANY (m.ranks)
      OR EXISTS (SELECT FROM floor.allowed a WHERE a.kind = asked AND a.rank = ANY (m.ranks))))
  $$;

CREATE FUNCTION floor.told(tournament text) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$ SELECT pg_notify('floor', tournament) $$;

CREATE FUNCTION floor.put_texts(which text, texts jsonb, came_with bigint) RETURNS void LANGUAGE sql
  SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO floor.text (tournament, about, number, field, words, born)
    SELECT which, one->>0, (one->>1)::bigint, one->>2, one->>3, came_with FROM jsonb_array_elements(texts) one
  ON CONFLICT (tournament, about, number, field) DO UPDATE SET words = excluded.words
  $$;

-- recording. One writer at a time: a number is seen only after all before it.

CREATE FUNCTION floor.append(
  which text, expected_seq bigint, expected_hash bytea, new_kind text, new_version integer, new_body text,
  new_call text, wanted_at text, texts jsonb
) RETURNS TABLE (outcome text, seq bigint, at text, hash bytea) LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  here floor.tournament; newest floor.journal; stamped text; linked bytea; own text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('floor'), hashtext(which));
  SELECT * INTO here FROM floor.tournament t WHERE t.name = which;
  IF NOT FOUND THEN RETURN QUERY SELECT 'unknown', NULL::bigint, NULL::text, NULL::bytea; RETURN; END IF;
  IF here.fenced THEN RETURN QUERY SELECT 'fenced', NULL::bigint, NULL::text, NULL::bytea; RETURN; END IF;
  IF new_call IS NOT NULL THEN
    RETURN QUERY SELECT 'known', j.seq, j.at, j.hash FROM floor.journal j WHERE j.tournament = which AND j.call = new_call;
    IF FOUND THEN RETURN; END IF;
  END IF;
  SELECT m.station INTO own FROM floor.member m WHERE m.role = session_user;
  IF own IS NULL OR NOT floor.may_write(new_kind) OR new_call IS NULL
     OR NOT (new_call LIKE own || '.%' OR (new_kind = 'level-begun' AND new_call LIKE 'level.%')) THEN
    RETURN QUERY SELECT 'forbidden', NULL::bigint, NULL::text, NULL::bytea; RETURN;
  END IF;
  SELECT * INTO newest FROM floor.journal j WHERE j.tournament = which ORDER BY j.seq DESC LIMIT 1;
  IF NOT FOUND THEN newest.seq := 0; newest.hash := here.start; newest.at := ''; END IF;
  IF newest.seq <> expected_seq OR newest.hash <> expected_hash THEN
    RETURN QUERY SELECT 'behind', newest.seq, newest.at, newest.hash; RETURN;
  END IF;
  stamped := to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  -- a level that began by the clock is told with the instant at which it began
  IF new_kind = 'level-begun' AND wanted_at COLLATE "C" < stamped COLLATE "C" THEN stamped := wanted_at; END IF;
  IF newest.at COLLATE "C" > stamped COLLATE "C" THEN stamped := newest.at; END IF;
  linked := sha256(newest.hash || convert_to(concat(newest.seq + 1, E'\n', stamped, E'\n', new_kind, E'\n', new_version,
    E'\n', coalesce(new_call, ''), E'\n', new_body), 'UTF8'));
  INSERT INTO floor.journal VALUES (which, newest.seq + 1, stamped, new_kind, new_version, new_call, new_body, linked);
  PERFORM floor.put_texts(which, (SELECT coalesce(jsonb_agg(
    CASE WHEN one->>0 = 'event' THEN jsonb_set(one, '{1}', to_jsonb(newest.seq + 1)) ELSE one END), '[]')
    FROM jsonb_array_elements(texts) one), newest.seq + 1);
  PERFORM pg_notify('floor', which);
  RETURN QUERY SELECT 'recorded', newest.seq + 1, stamped, linked;
END $$;

-- A turn: nobody else records until it is given back, or until the connection ends.

CREATE FUNCTION floor.take_turn(which text) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$ SELECT pg_advisory_lock(hashtext('floor'), hashtext(which)) $$;
CREATE FUNCTION floor.end_turn(which text) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$ SELECT pg_advisory_unlock(hashtext('floor'), hashtext(which)) $$;

-- reading

CREATE FUNCTION floor.opened(which text) RETURNS TABLE (facts text, start bytea, term integer, station text, ranks text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT t.facts, t.start, t.term, m.station, m.ranks FROM floor.tournament t, floor.member m
    WHERE t.name = which AND m.role = session_user $$;

CREATE FUNCTION floor.tournaments() RETURNS TABLE (name text, rows bigint, fenced boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT t.name, (SELECT count(*) FROM floor.journal j WHERE j.tournament = t.name), t.fenced
    FROM floor.tournament t WHERE EXISTS (SELECT FROM floor.member m WHERE m.role = session_user) ORDER BY t.name $$;

CREATE FUNCTION floor.rows(which text, after bigint, most integer)
  RETURNS TABLE (seq bigint, at text, kind text, version integer, call text, body text, hash bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT j.seq, j.at, j.kind, j.version, j.call, j.body, j.hash FROM floor.journal j
    WHERE j.tournament = which AND j.seq > after AND EXISTS (SELECT FROM floor.member m WHERE m.role = session_user)
    ORDER BY j.seq LIMIT most $$;

-- What came behind a row, with its texts, and what changed beside the rows: one question each time somebody is woken.
-- There is always one line; without a number if no row came.
CREATE FUNCTION floor.news(which text, after bigint, most integer)
  RETURNS TABLE (changed bigint, newest bigint, seq bigint, at text, kind text, version integer, call text, body text,
    hash bytea, texts jsonb)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT t.changed, (SELECT coalesce(max(l.seq), 0) FROM floor.journal l WHERE l.tournament = which),
      j.seq, j.at, j.kind, j.version, j.call, j.body, j.hash,
      (SELECT jsonb_agg(jsonb_build_array(x.about, x.number, x.field, x.words)) FROM floor.text x
        WHERE x.tournament = which AND x.born = j.seq AND floor.has_rank(ARRAY['floor', 'registration', 'cashier']))
    FROM floor.tournament t LEFT JOIN LATERAL (
      SELECT * FROM floor.journal n WHERE n.tournament = which AND n.seq > after ORDER BY n.seq LIMIT most) j ON true
    WHERE t.name = which AND EXISTS (SELECT FROM floor.member m WHERE m.role = session_user)
    ORDER BY j.seq $$;

CREATE FUNCTION floor.texts(which text, born_after bigint)
  RETURNS TABLE (about text, number bigint, field text, words text, born bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT x.about, x.number, x.field, x.words, x.born FROM floor.text x
    WHERE x.tournament = which AND x.born > born_after AND floor.has_rank(ARRAY['floor', 'registration', 'cashier'])
    ORDER BY x.about, x.number, x.field $$;

CREATE FUNCTION floor.preferences(which text) RETURNS TABLE (key text, value text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT p.key, p.value FROM floor.preference p
    WHERE p.tournament = which AND EXISTS (SELECT FROM floor.member m WHERE m.role = session_user) $$;

-- beside the journal

CREATE FUNCTION floor.set_text(which text, new_about text, new_number bigint, new_field text, new_words text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT floor.has_rank(ARRAY['floor', 'registration', 'cashier']) THEN
    RAISE insufficient_privilege USING MESSAGE = 'this rank puts no names right'; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('floor'), hashtext(which));
  DELETE FROM floor.text WHERE tournament = which AND about = new_about AND number = new_number AND field = new_field
    AND new_words = '';
  IF new_words <> '' THEN
    PERFORM floor.put_texts(which, jsonb_build_array(jsonb_build_array(new_about, new_number, new_field, new_words)),
      (SELECT coalesce(max(j.seq), 0) FROM floor.journal j WHERE j.tournament = which));
  END IF;
  UPDATE floor.tournament SET changed = changed + 1 WHERE name = which;
  PERFORM pg_notify('floor', which);
END $$;

-- The table is written anew, so that no page of it keeps what was erased.
CREATE FUNCTION floor.forget(which text, entries bigint[], events bigint[], instead jsonb)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  kept jsonb;
BEGIN
  IF NOT floor.has_rank(ARRAY['floor', 'registration', 'cashier']) THEN
    RAISE insufficient_privilege USING MESSAGE = 'this rank forgets nobody'; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('floor'), hashtext(which));
  DELETE FROM floor.text WHERE tournament = which AND about = 'entry' AND number = ANY (entries);
  DELETE FROM floor.text WHERE tournament = which AND about = 'event' AND field = 'remark' AND number = ANY (events);
  PERFORM floor.put_texts(which, instead, 0);
  LOCK TABLE floor.text IN ACCESS EXCLUSIVE MODE;
  SELECT jsonb_agg(to_jsonb(x)) INTO kept FROM floor.text x;
  TRUNCATE floor.text;
  INSERT INTO floor.text SELECT * FROM jsonb_populate_recordset(NULL::floor.text, coalesce(kept, '[]'));
  UPDATE floor.tournament SET changed = changed + 1 WHERE name = which;
  PERFORM pg_notify('floor', which);
END $$;

CREATE FUNCTION floor.set_preference(which text, new_key text, new_value text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT floor.has_rank(ARRAY['floor', 'registration', 'cashier']) THEN
    RAISE insufficient_privilege USING MESSAGE = 'this rank changes no settings'; END IF;
  DELETE FROM floor.preference WHERE tournament = which AND key = new_key;
  IF new_value IS NOT NULL THEN INSERT INTO floor.preference VALUES (which, new_key, new_value); END IF;
  UPDATE floor.tournament SET changed = changed + 1 WHERE name = which;
  PERFORM pg_notify('floor', which);
END $$;

-- Six digits let one more station in, once and for minutes: they are the password of a role that may do this alone.

CREATE TABLE floor.invitation (ranks text[] NOT NULL, until bigint NOT NULL);

CREATE FUNCTION floor.enter(wanted text, password text) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  asked floor.invitation; named text := wanted; number integer := 2;
BEGIN
  DELETE FROM floor.invitation i WHERE i.until >= floor.now_ms() RETURNING * INTO asked;
  IF NOT FOUND OR wanted !~ '^[a-z0-9][a-z0-9-]{0,35}$' THEN RETURN NULL; END IF;
  EXECUTE 'ALTER ROLE "floor-guest" PASSWORD NULL';
  WHILE EXISTS (SELECT FROM floor.member m WHERE m.station = named) LOOP
    named := wanted || '-' || number;
    number := number + 1;
  END LOOP;
  EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', 'floor-' || named, password);
  EXECUTE format('GRANT floor_station, pg_checkpoint TO %I', 'floor-' || named);
  INSERT INTO floor.member VALUES ('floor-' || named, named, asked.ranks);
  RETURN named;
END $$;

CREATE FUNCTION floor.enterable() RETURNS TABLE (hall text, name text) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  SELECT e.hall, t.name FROM floor.edition e LEFT JOIN floor.tournament t ON NOT t.fenced
    WHERE EXISTS (SELECT FROM floor.invitation i WHERE i.until >= floor.now_ms()) ORDER BY t.name $$;

-- moving in and out. Who moves in has checked the chain; every mirror checks it again.

CREATE FUNCTION floor.bring_in(which text, new_facts text, new_start bytea, new_term integer, rows jsonb, texts jsonb,
  preferences jsonb) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  stood floor.tournament;
BEGIN
  IF NOT floor.has_rank(ARRAY['td']) THEN
    RAISE insufficient_privilege USING MESSAGE = 'only a tournament director moves a tournament'; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('floor'), hashtext(which));
  SELECT * INTO stood FROM floor.tournament t WHERE t.name = which;
  -- one that was moved out comes back with what was added to it outside
  IF FOUND AND NOT (stood.fenced AND stood.start = new_start AND NOT EXISTS (
      SELECT FROM floor.journal j WHERE j.tournament = which AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(rows) r WHERE (r->>0)::bigint = j.seq AND decode(r->>6, 'hex') = j.hash))) THEN
    RETURN 'taken';
  END IF;
  INSERT INTO floor.tournament (name, facts, start, term) VALUES (which, new_facts, new_start, new_term)
    ON CONFLICT (name) DO UPDATE SET fenced = false, changed = floor.tournament.changed + 1;
  INSERT INTO floor.journal
    SELECT which, (r->>0)::bigint, r->>1, r->>2, (r->>3)::integer, r->>4, r->>5, decode(r->>6, 'hex')
      FROM jsonb_array_elements(rows) r ON CONFLICT DO NOTHING;
  DELETE FROM floor.text x WHERE x.tournament = which;
  INSERT INTO floor.text
    SELECT which, t->>0, (t->>1)::bigint, t->>2, t->>3, (t->>4)::bigint FROM jsonb_array_elements(texts) t;
  INSERT INTO floor.preference SELECT which, key, value::text FROM jsonb_each(preferences)
    ON CONFLICT (tournament, key) DO UPDATE SET value = excluded.value;
  RETURN 'brought-in';
END $$;

-- From now on nothing is recorded here: the tournament goes on in a file, or in another hall.
CREATE FUNCTION floor.fence(which text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT floor.has_rank(ARRAY['td']) THEN
    RAISE insufficient_privilege USING MESSAGE = 'only a tournament director moves a tournament'; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('floor'), hashtext(which));
  UPDATE floor.tournament SET fenced = true WHERE name = which;
  PERFORM pg_notify('floor', which);
END $$;

-- A sign of life: the server's time, the newest row, what changed beside the rows, and whose the clock is.
CREATE FUNCTION floor.beat(which text, joined_at bigint)
  RETURNS TABLE (now bigint, seq bigint, hash bytea, changed bigint, keeper text, fenced boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  own text; instant bigint := floor.now_ms();
BEGIN
  SET LOCAL synchronous_commit = off;
  SELECT m.station INTO own FROM floor.member m WHERE m.role = session_user;
  IF own IS NOT NULL THEN
    INSERT INTO floor.present AS p VALUES (which, own, coalesce(joined_at, instant), instant)
      ON CONFLICT (tournament, station) DO UPDATE SET seen = excluded.seen,
        joined = CASE WHEN p.seen < instant - 6000 THEN excluded.joined ELSE least(p.joined, excluded.joined) END;
  END IF;
  RETURN QUERY SELECT instant, coalesce(j.seq, 0), coalesce(j.hash, t.start), t.changed,
    (SELECT p.station FROM floor.present p JOIN floor.member m USING (station)
      WHERE p.tournament = which AND p.seen > instant - 6000 AND m.ranks && ARRAY['td', 'floor']
      ORDER BY p.joined, p.station LIMIT 1), t.fenced
    FROM floor.tournament t LEFT JOIN LATERAL (
      SELECT * FROM floor.journal j WHERE j.tournament = t.name ORDER BY j.seq DESC LIMIT 1) j ON true
    WHERE t.name = which;
END $$;

CREATE FUNCTION floor.leave(which text) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM floor.present p USING floor.member m
    WHERE p.tournament = which AND p.station = m.station AND m.role = session_user $$;

CREATE FUNCTION floor.stations(which text)
  RETURNS TABLE (station text, ranks text[], joined bigint, seen bigint, now bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT m.station, m.ranks, p.joined, p.seen, floor.now_ms()
    FROM floor.member m LEFT JOIN floor.present p ON p.station = m.station AND p.tournament = which
    WHERE EXISTS (SELECT FROM floor.member own WHERE own.role = session_user) ORDER BY m.station $$;

-- a shared printer: a job whose lease ran out may be on paper already, and is never taken again by itself

CREATE FUNCTION floor.print(which text, on_printer text, new_paper bytea) RETURNS bigint LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO floor.print_job (tournament, printer, paper, asked_by)
    SELECT which, on_printer, new_paper, m.station FROM floor.member m WHERE m.role = session_user RETURNING id $$;

CREATE FUNCTION floor.take_job(on_printer text) RETURNS TABLE (id bigint, paper bytea) LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  UPDATE floor.print_job SET state = 'perhaps' WHERE state = 'taken' AND lease_until < floor.now_ms();
  RETURN QUERY UPDATE floor.print_job j SET state = 'taken', lease_until = floor.now_ms() + 30000,
      taken_by = (SELECT m.station FROM floor.member m WHERE m.role = session_user)
    WHERE j.id = (SELECT w.id FROM floor.print_job w WHERE w.printer = on_printer AND w.state = 'waiting'
      ORDER BY w.id LIMIT 1 FOR UPDATE SKIP LOCKED)
      AND EXISTS (SELECT FROM floor.member m WHERE m.role = session_user)
    RETURNING j.id, j.paper;
END $$;

CREATE FUNCTION floor.end_job(which bigint, became text) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  UPDATE floor.print_job j SET state = became FROM floor.member m
    WHERE j.id = which AND m.role = session_user AND became IN ('waiting', 'printed') $$;

CREATE FUNCTION floor.doubtful_jobs() RETURNS TABLE (id bigint, printer text, asked_by text, taken_by text)
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE floor.print_job SET state = 'perhaps' WHERE state = 'taken' AND lease_until < floor.now_ms();
  SELECT j.id, j.printer, j.asked_by, j.taken_by FROM floor.print_job j
    WHERE j.state = 'perhaps' AND EXISTS (SELECT FROM floor.member m WHERE m.role = session_user) ORDER BY j.id $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA floor FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA floor FROM PUBLIC;
GRANT USAGE ON SCHEMA floor TO floor_station;
GRANT SELECT ON floor.edition TO floor_station;
GRANT EXECUTE ON FUNCTION
  floor.append, floor.take_turn, floor.end_turn, floor.opened, floor.tournaments, floor.rows, floor.news, floor.texts,
  floor.preferences, floor.set_text, floor.forget, floor.set_preference, floor.beat, floor.leave, floor.stations,
  floor.bring_in, floor.fence, floor.print, floor.take_job, floor.end_job, floor.doubtful_jobs
TO floor_station;

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'floor-guest') THEN
    CREATE ROLE "floor-guest" LOGIN CONNECTION LIMIT 2;
  END IF;
END $$;
GRANT USAGE ON SCHEMA floor TO "floor-guest";
GRANT EXECUTE ON FUNCTION floor.enter, floor.enterable TO "floor-guest";

-- So that what was erased can leave the write-ahead log as well; a server of one's own may keep this to itself.
DO $$ BEGIN
  GRANT EXECUTE ON FUNCTION pg_catalog.pg_switch_wal() TO floor_station;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'floor_station may not switch the write-ahead log: forgotten names stay in it until it is let go';
END $$;

COMMIT;
