/* The hall's time on this page, and what the server tells. ECMAScript 5: old televisions read it. */
var steady = (function () {
  'use strict';
  var offset = 0, best = Infinity, heard = 0, lostSince = null, frames = [], paint = null, shown = null, timer = null;
  var words = JSON.parse(document.body.getAttribute('data-words'));
  var polling = !window.EventSource;

  function here() { return new Date().getTime(); }
  function now() { return here() + offset; }

  function get(path, done) {
    var request = new XMLHttpRequest();
    request.open('GET', path, true);
    request.onreadystatechange = function () {
      if (request.readyState === 4) { done(request.status, request.responseText); }
    };
    request.send();
  }

  /* half the round trip is taken off; of several tries the quickest counts */
  function measure(left) {
    var sent = here();
    get('now', function (status, text) {
      var back = here(), trip = back - sent, told = parseInt(text, 10);
      if (status === 200 && trip >= 0 && trip <= best) {
        best = trip;
        offset = told + trip / 2 - back;
        again();
      }
      if (left > 1) { setTimeout(function () { measure(left - 1); }, 150); }
    });
  }

  function measureAnew() { best = Infinity; measure(5); }

  function two(number) { return (number < 10 ? '0' : '') + number; }

  function clock(left) {
    var seconds = Math.max(0, Math.ceil(left / 1000)), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60);
    seconds = two(seconds % 60);
    return hours ? hours + ':' + two(minutes % 60) + ':' + seconds : minutes + ':' + seconds;
  }

  function timeOfDay(at, hall) {
    var minutes = Math.floor((at + hall) / 60000) % 1440;
    return two(Math.floor(minutes / 60)) + ':' + two(minutes % 60);
  }

  function put(mark, text) { if (mark.textContent !== text) { mark.textContent = text; } }

  function frameAt(at) {
    var found = frames[0], nth;
    for (nth = 1; nth < frames.length; nth += 1) {
      if (frames[nth].begins <= at && !lostSince) { found = frames[nth]; }
    }
    return found;
  }

  function live(frame, at) {
    var left = frame.ends === null ? frame.left : Math.max(0, frame.ends - at);
    var marks = document.querySelectorAll('[data-live]'), nth, kind;
    for (nth = 0; nth < marks.length; nth += 1) {
      kind = marks[nth].getAttribute('data-live');
      if (kind === 'left') { put(marks[nth], clock(left)); }
      if (kind === 'time') { put(marks[nth], timeOfDay(at, frame.hall)); }
      if (kind === 'elapsed' && frame.whole) {
        marks[nth].setAttribute('width', width(marks[nth]) * (frame.whole - left) / frame.whole);
      }
    }
    return left;
  }

  function width(bar) {
    var track = bar.previousSibling;
    return track ? parseFloat(track.getAttribute('width')) : 0;
  }

  function again() {
    if (timer !== null) { clearTimeout(timer); }
    timer = setTimeout(tick, 0);
  }

  function tick() {
    var at = now(), frame = frameAt(at), wait = 250, left;
    timer = null;
    if (frame) {
      if (frame !== shown) { shown = frame; paint(frame); }
      left = live(frame, at);
      if (frame.ends !== null && left > 0) { wait = Math.min(wait, left % 1000 || 1000); }
      if (frames[1] && frames[1].begins > at) { wait = Math.min(wait, frames[1].begins - at); }
    }
    connection(at);
    timer = setTimeout(tick, Math.max(4, wait));
  }

  function connection(at) {
    var lost = document.getElementById('lost'), hall = frames[0] ? frames[0].hall : 0;
    if (here() - heard > 10000 && lostSince === null && heard) { lostSince = at - (here() - heard); }
    if (lostSince !== null) {
      put(lost, words.lost.replace('{time}', timeOfDay(lostSince, hall)));
      lost.style.display = 'block';
    } else if (words.current) {
      put(lost, timeOfDay(at, hall) + ' \u00b7 ' + words.current);
    } else {
      lost.style.display = 'none';
    }
  }

  function alive(told) {
    heard = here();
    if (lostSince !== null) { lostSince = null; measureAnew(); }
    if (Math.abs(told - now()) > 1500) { measureAnew(); }
  }

  function take(text) {
    var told = JSON.parse(text);
    frames = told.frames;
    if (best === Infinity) { offset = told.now - here(); }
    alive(told.now);
    again();
  }

  function listen(path) {
    var source = new EventSource(path + 'events?lang=' + encodeURIComponent(words.langs));
    source.onmessage = function (event) { take(event.data); };
    source.addEventListener('beat', function (event) { alive(parseInt(event.data, 10)); });
    source.onerror = function () {
      if (source.readyState === 2) { setTimeout(function () { listen(path); }, 3000); }
    };
  }

  function poll(path) {
    get(path + 'state.json?lang=' + encodeURIComponent(words.langs), function (status, text) {
      if (status === 200) { take(text); }
      setTimeout(function () { poll(path); }, 5000);
    });
  }

  function begin(path, painter) {
    paint = painter;
    measure(5);
    setInterval(measureAnew, 60000);
    document.addEventListener('visibilitychange', function () { if (!document.hidden) { measureAnew(); } });
    if (polling) { poll(path); } else { listen(path); }
    tick();
  }

  return { begin: begin, get: get, words: words };
}());
