"""Headings and other fixed words of lists in the languages that lists come in, as people write them."""

from collections.abc import Mapping

from floorman.exchange.status_words import OF_GONE, OF_PLAYING, OF_STATUS

HEADINGS: Mapping[str, str] = {
    "table": (
        "table | table no | table number | table name | table nr | table num | table # | t | tbl | tbl # | "
        "tab | n table | no table | numéro de table | stół | nr stołu | numer stołu | stolik | bord | "
        "bord nr | bordnr | bordnummer | bordsnummer | tisch | tisch nr | tischnummer | tavolo | n tavolo | "
        "mesa | masa | n mesa | no mesa | маса | маса № | № маса | номер на маса | стол | стол № | "
        "№ стола | номер стола | стіл | № столу | 卓 | 卓番号 | テーブル | 桌 | 桌号 | 桌號 | 台 | 테이블 | "
        "tafel | tafelnummer | asztal | stůl | stol | pöytä | laud | galds | stalas | τραπέζι | miza | "
        "masă | masa no | طاولة | שולחן"
    ),
    "seat": (
        "seat | seat no | seat number | seat nr | seat num | seat # | s | st | chair | box | siège | "
        "n siège | no siège | numéro de siège | nr miejsca | numer miejsca | plass | plassnr | plass nr | "
        "stolplats | sæde | platznummer | platz nr | sitz | sitzplatz | posto | n posto | asiento | "
        "n asiento | assento | cadeira | silla | 席 | 席番 | 席番号 | 座席 | シート | 座位 | 座位号 | "
        "座位號 | 좌석 | stoel | zitplaats | szék | sedadlo | sjedalo | sedište | sedež | scaun | loc | "
        "koltuk | sandalye | istuin | iste | sēdvieta | стул | № места | номер места | номер на място | "
        "стілець | θέση | مقعد | כיסא | מושב"
    ),
    "table-seat": (
        "table seat | seat table | table and seat | t s | table & seat | seating | seat assignment | "
        "assignment | stół miejsce | стол место | маса място | table siège | table place | tisch platz | "
        "bord plass | seated | bord plats | tavolo posto | mesa asiento | 卓席 | seat draw | new seat | "
        "new table seat | redraw"
    ),
    "name": (
        "gracza | zawodnika | uczestnika | graczy | zawodników | играча | участника | състезателя | игрока | гравця | "
        "name | names | player | players | player name | players name | full name | fullname | nom | "
        "joueur | joueurs | nom prénom | nom du joueur | nom complet | zawodnik | zawodnicy | gracz | "
        "gracze | uczestnik | nazwisko i imię | imię i nazwisko | nazwisko imię | imię nazwisko | spiller | "
        "spillere | spelare | navn | namn | nimi | pelaaja | spieler | spielername | giocatore | "
        "giocatori | nome | nominativo | jugador | jugadores | nombre | jogador | jogadores | играч | "
        "играчи | име | имена | игрок | игроки | имя | фио | участник | гравець | ім'я | піб | 選手名 | "
        "選手 | 氏名 | 名前 | プレイヤー | 姓名 | 玩家 | 选手 | 選手姓名 | 名字 | 이름 | 선수 | 선수명 | "
        "speler | naam | játékos | név | hráč | jméno | meno | igrač | ime | jucător | nume | "
        "nume prenume | oyuncu | ad | isim | ad soyad | παίκτης | όνομα | žaidėjas | vardas | spēlētājs | "
        "vārds | mängija | participant | participants | entrant | entrants | competitor | competitors | guest | "
        "alternate | person | attendee | registrant | contestant | ονοματεπώνυμο | παίχτης | participante | "
        "teilnehmer | deltaker | "
        "deltagare | deltager | osallistuja | účastník | résztvevő | sudionik | katılımcı | concurrent | "
        "concurrents | participante | uczestnicy | uczestniczka | zawodniczka | участници | състезател | "
        "състезатели | участники | اسم | الاسم | الاسم الكامل | اللاعب | لاعب | المشارك | שם | שם מלא | שחקן | "
        "ชื่อ | ผู้เล่น | tên | người chơi | họ và tên | お名前 | 参加者 | 参赛者 | 성명 | 참가자"
    ),
    "first": (
        "first name | first | firstname | forename | given name | given names | given | prénom | prénoms | "
        "imię | imiona | vorname | vornamen | fornavn | förnamn | etunimi | keresztnév | utónév | "
        "křestní jméno | prenume | voornaam | eesnimi | primer nombre | primeiro nome | собствено име | "
        "first names | 名 | όνομα μικρό | μικρό όνομα | الاسم الأول | الإسم الأول | "
        "שם פרטי | ім'я гравця | "
        "primo nome | prename | christian name | ім'я власне | лично име"
    ),
    "last": (
        "last name | last | lastname | surname | family name | family | nom de famille | nazwisko | "
        "nachname | familienname | zuname | cognome | apellido | apellidos | sobrenome | apelido | "
        "etternavn | efternamn | efternavn | sukunimi | vezetéknév | családnév | příjmení | priezvisko | "
        "prezime | priimek | фамилия | фамилно име | прізвище | 姓 | achternaam | soyad | soyadı | "
        "pavardė | uzvārds | perekonnanimi | επώνυμο | επίθετο | اسم العائلة | اللقب | الكنية | العائلة | "
        "שם משפחה | משפחה | фамилии | họ | นามสกุล | second surname"
    ),
    "second": (
        "second name | native | latin | latin name | name latin | english name | name english | name in english | "
        "roman name | romanized name | romanised name | romaji | transliteration | native name | "
        "local name | name native | 英字名 | 英文名 | 英文 | 英語名 | ローマ字 | 拼音 | 영문 | 영문명 | "
        "영문이름 | nickname | nick | alias | pseudo | pseudonym | pseudonim | ksywa | spitzname | прякор | "
        "прозвище | ник | латиница | име на латиница | display name | screen name | bbo name | known as | "
        "aka"
    ),
    "chips": (
        "chips | chip | chip count | chips count | chipcount | stack | stacks | stack size | "
        "starting stack | count | tapis | jetons | stack de départ | żetony | liczba żetonów | sjetonger | "
        "jetonger | marker | chipstand | chipsstand | чипове | чип | фишки | стек | фішки | fichas | "
        "fiches | gettoni | zsetonok | zseton | žetony | žetoni | チップ | チップ数 | チップカウント | "
        "筹码 | 籌碼 | 筹码量 | 칩 | 칩스 | fişler | çip | pelimerkit | jetoane | μάρκες | final chips | "
        "end chips | bag | bag count | bagged"
    ),
    "id": (
        "entry | entry # | entry no | entry number | entry id | ticket | ticket no | "
        "ticket number | ticket # | receipt | receipt no | registration no | reg no | reg id | card id | "
        "card no | card number | card | player card | member | member no | member number | membership | "
        "membership no | player id | player no | player number | player # | wsop id | id | bilet | "
        "nr karty | numer karty | билет | карта | ticketnr"
    ),
    "country": (
        "nationality | country | country code | nation | nat | flag | land | kraj | państwo | narodowość | "
        "pays | nationalité | nazione | nazionalità | paese | país | nacionalidad | nacionalidade | "
        "страна | държава | гражданство | країна | 国 | 国籍 | 国家 | 國籍 | 국적 | 국가 | ország | země | "
        "krajina | država | țară | ülke | maa | riik | nationalität | χώρα | ctry | cc"
    ),
    "section": "section | room | poker room | area | zone | sala | salle | zal | sektor | зона | зала",
    "place": (
        "rank | pos | position | finish | placement | placering | plassering | lokata | rang | класиране | "
        "ранг | 順位 | 名次 | 순위 | platzierung | posizione | posición | classement | standing | pozycja"
    ),
    "number": (
        "# | № | no | nr | n | num | number | numer | lp | l p | line | row | alt # | alt no | lfd nr | "
        "番号 | 序号 | 순번 | п п | № п п | пор | ред | table id | seat id | index | order | queue | "
        "kolejność"
    ),
    "money": (
        "prize | prize money | payout | winnings | earnings | kwota | buy in | buyin | wpisowe | gain | "
        "gains | preisgeld | премия | награда | сумма | сума | amount | fee | price | cost | cena | "
        "nagroda | wygrana | bounty | premio | premie | 賞金 | 奖金 | 상금 | prix | preis | money | cash | "
        "total | deal"
    ),
    "status": f"{OF_STATUS} | {OF_PLAYING}",
    "gone": OF_GONE,
    "remark": (
        "клуб | отбор | команда | организация | drużyna | zespół | organizacja | équipe | verein | squadra | equipo | "
        "organisation | organization | company | home town | hometown | "
        "called | time | registered at | registered | arrived | checked in | paid | note | "
        "notes | uwagi | bemerkung | comment | comments | remark | remarks | key player | забележка | "
        "примечание | date | club | klub | klubb | team | city | town | ort | miasto | ville | град | "
        "город | event | entries | day | flight | type | table type | bag no | "
        "re entries | reentries"
    ),
    "private": (
        "email | e mail | mail | phone | phone number | cell | mobile | tel | telephone | telefon | handy | "
        "dob | portable | birth date | birthdate | date of birth | born | birthday | data urodzenia | "
        "geburtsdatum | date de naissance | дата на раждане | дата рождения | passport | passport no | "
        "passport number | document | document no | document number | id number | id no | id card | "
        "identity code | pesel | егн | dokument | nr dowodu | address | street | zip | sex | gender | "
        "płeć | лична карта | паспорт | телефон | имейл | пол | photo | iban | ssn | driving licence | "
        "age | adres | adresse | почта | email address | 生年月日"
    ),
    "event": "what happened | undone | cites | rules",
    "blinds": (
        "level | small blind | sb | big blind | bb | ante | duration | duration min | minutes | niveau | "
        "poziom | blinds | bb ante | ниво | уровень | nivå | stufe | livello | nivel"
    ),
}
"""By the value of ``ColumnKind``; words are parted by bars."""

FILLERS = (
    "details|info|information|dane|данни|coordonnées|"
    "of|the|a|your|their|his|full|complete|official|legal|and|or|to|for|at|after|end|start|starting|current|final|total|"
    "assigned|assignment|registered|printed|day|de|du|des|d|la|le|les|l|et|ou|en|complet|départ|actuel|fin|jour|i|oraz|"
    "lub|na|po|pełne|pełny|startowy|startowe|końcowy|dzień|и|на|от|за|или|пълно|начален|начални|текущ|текущи|ден|край|полное|"
    "und|oder|der|die|das|am|zu|y|e|o|del|dell|do|da|dos|van|af|av|og|och"
)
"""Words of a heading that say nothing of what stands below it."""

JOINING = "and|et|i|oraz|и|та|und|y|e|og|och|en"
"""Between a first and a last name that stand in one column."""

DAYS = "day|flight|jour|dzień|ден|день|tag|día|dia|giorno|dag"
"""Words of a heading that a number or a letter stands beside."""

NUMBER_WORDS = "id|no|nr|num|number|numer|numéro|номер|№|#|código|code|kod|код|uid|uuid"
"""Words of a heading of numbers."""

STARTING = (
    "previous|prev|old|before|poprzednie|poprzedni|ancien|précédent|предишен|предишни|"
    "start|starting|started|initial|beginning|départ|initiaux|initial|startowy|startowe|startowa|początkowy|początkowe|"
    "początek|начален|начални|начало|начальный|стартовый|anfang|anfangs|inicial|iniciales|iniziale|iniziali"
)
"""Words of a heading of stacks as they were before."""

PRIZES = (
    "prize|prizes|prize money|payout|payouts|winnings|earnings|won|gain|gains|nagroda|nagrody|wygrana|wygrane|"
    "премия|премии|награда|награди|печалба|preisgeld|gewinn|premio|premie|premios|prêmio|賞金|奖金|獎金|상금"
)
"""Words of a heading of money that was won."""

SEAT_OR_PLACE = (
    "miejsce | место | място | місце | platz | plats | plads | place | places | puesto | lugar | "
    "paikka | místo | miesto | mjesto | mesto | hely | koht | vieta | plaats | 位置"
)
"""Seat in one list, place in the results in another."""

OPEN_CHAIR = (
    "empty|open|vacant|free|empty seat|open seat|puste|wolne|pusty|wolny|vide|libre|leer|frei|празно|свободно"
    "|свободен|пусто|свободный|ledig|tom|vuoto|libero|空|空席"
)
"""Stands where a name would."""

SUMS = (
    "total|totals|sub|number|średni|przeciętny|moyen|sum|sums|subtotal|suma|razem|łącznie|ogółem|summe|gesamt|gesamtsumme|totale|totaux|somme|общо|всичко|итого|"
    "всего|сума|сумма|разом|summa|totalt|yhteensä|összesen|celkem|spolu|ukupno|skupaj|toplam|totaal|σύνολο|المجموع|סהכ|"
    "合計|总计|總計|합계|average|averages|avg|mean|średnia|średnio|przeciętnie|moyenne|moyennes|moy|средно|средна|среден|"
    "среднее|средний|durchschnitt|schnitt|media|média|promedio|gemiddelde|gemiddeld|átlag|průměr|priemer|prosjek|ortalama|"
    "snitt|gjennomsnitt|keskiarvo|μέσος|平均|평균|remaining|pozostało|restants|остават|осталось|"
    "liczba|ilość|nombre|брой|количество|число|anzahl|antal|número|numero|count"
)
"""Begins the row under the last player."""

BESIDE_SUMS = (
    "players|player|entries|entry|entrants|runners|people|names|rows|seats|tables|gracze|graczy|gracz|zawodnicy|zawodników|osób|"
    "osoby|wpisów|wpisy|stołów|stoły|miejsc|joueurs|joueur|inscrits|inscriptions|entrées|participants|personnes|sièges|играчи|"
    "играча|играч|участници|участника|записвания|души|маси|места|игроков|игрока|игроки|участников|столов|мест|гравців|spieler|"
    "teilnehmer|jugadores|jogadores|giocatori|spelers|játékos|hráčů|hráčov|igrača|oyuncu|spelare|spillere|pelaajaa|παίκτες|名|人|"
    "|chips|chip|stack|stacks|in|play|left|of|the|grand|number|count|no|per|and|counted|registered|seated|all|żetonów|żetony|"
    "w|grze|na|liczba|ilość|stos|wszystkich|zostało|général|générale|généraux|jetons|en|jeu|tapis|moyen|des|de|du|nombre|par|"
    "le|les|restant|чипове|чипа|в|игра|игре|стек|на|брой|общ|обща|количество|фишек|фишки|число|количество|chipstand|anzahl|"
    "im|spiel|fichas|juego|jogo|fiches|gioco|big|blinds|bb|day|flight|event|tournament|pula|pool|pot|re|reentry|reentries|rebuy|rebuys|late|new|wykup|recaves"
)
"""Stands beside a sum or an average; the words before the double bar also beside a number: "3 players"."""
