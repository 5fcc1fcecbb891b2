/* A player's phone: an entry number, its seat, the clock. The number stays in the address, behind the #. */
(function () {
  'use strict';
  var words = steady.words, entry = document.getElementById('entry'), answer = document.getElementById('answer');
  var state = document.getElementById('state'), open = '', asked = 0;

  function text(name, classes, said) {
    var one = document.createElement(name);
    one.className = classes;
    one.textContent = said;
    return one;
  }

  function fill(words, values) {
    return words.replace(/\{(\w+)\}/g, function (whole, name) { return values[name]; });
  }

  function box(classes, parts) {
    var one = document.createElement('div'), nth;
    one.className = classes;
    for (nth = 0; nth < parts.length; nth += 1) { one.appendChild(parts[nth]); }
    return one;
  }

  function clear() { while (answer.firstChild) { answer.removeChild(answer.firstChild); } }

  function number(label, value) { return box('', [text('span', 'c-mid', label), text('b', 'c-hi', value)]); }

  function heading(told) {
    var title = text('h2', 'c-hi', fill(words.entry, told) + ' ');
    if (told.origin) { title.appendChild(text('span', 'c-mid', fill(words['was-at'], { table: told.origin[0], seat: told.origin[1] }))); }
    else if (told.area) { title.appendChild(text('span', 'c-mid', told.area)); }
    return title;
  }

  function card(title, under) { answer.appendChild(box('card e-edge b-bg2', [text('b', 'c-hi', title), text('span', 'c-mid', under)])); }

  function show(told, wanted) {
    clear();
    if (told === null) { card(words.ask, fill(words.unknown, { entry: wanted })); return; }
    if (told.slip) {
      answer.appendChild(box('move b-move c-move_ink', [
        text('b', '', words['you-move']), text('b', '', fill(words.slip, { serial: told.slip })),
        text('p', '', fill(words['take-all'], { serial: told.slip }))
      ]));
    }
    answer.appendChild(heading(told));
    if (told.table) {
      answer.appendChild(box('seat b-bg2 ' + (told.slip ? 'e-move' : ''), [number(words.table, told.table), number(words.seat, told.seat)]));
      if (told.breaks) { answer.appendChild(text('p', 'c-mid', fill(words.breaks, { place: told.breaks }))); }
    } else if (told.waits) { card(fill(words.waits, { place: told.waits }), '');
    } else if (told.out) { card(words.out, ''); } else { card(words.ask, ''); }
  }

  function choose(found) {
    var nth, one;
    clear();
    for (nth = 0; nth < found.length; nth += 1) {
      one = text('a', 'pick c-hi e-line', '#' + found[nth][0] + '  ' + found[nth][1]);
      one.href = '#' + found[nth][0];
      answer.appendChild(one);
    }
  }

  function ask() {
    var wanted = entry.value.replace(/^[\s#]+|\s+$/g, ''), mine;
    asked += 1;
    mine = asked;
    if (!wanted) { clear(); return; }
    if (/^\d{1,7}$/.test(wanted)) {
      steady.get('seat/' + wanted, function (status, said) {
        if (status === 200 && mine === asked) { show(JSON.parse(said), wanted); }
      });
    } else if (wanted.length > 2) {
      steady.get('find/' + encodeURIComponent(wanted), function (status, said) {
        if (status === 200 && mine === asked) { choose(JSON.parse(said)); }
      });
    }
  }

  function keep() {
    var wanted = entry.value.replace(/\D/g, '');
    if (wanted && location.hash !== '#' + wanted) { location.hash = wanted; }
  }

  function fromAddress() {
    var wanted = decodeURIComponent(location.hash.slice(1));
    if (/^\d{1,7}$/.test(wanted)) { entry.value = wanted; }
    ask();
  }

  function turn(name) {
    var parts = state.querySelectorAll('.more'), nth;
    for (nth = 0; nth < parts.length; nth += 1) {
      parts[nth].style.display = parts[nth].getAttribute('data-more') === name ? 'block' : 'none';
    }
  }

  state.addEventListener('click', function (event) {
    var one = event.target;
    while (one && one !== state && !one.getAttribute('data-opens')) { one = one.parentNode; }
    if (one && one !== state) { open = open === one.getAttribute('data-opens') ? '' : one.getAttribute('data-opens'); turn(open); }
  });
  document.getElementById('ask').addEventListener('submit', function (event) { event.preventDefault(); keep(); entry.blur(); ask(); });
  entry.addEventListener('input', ask);
  entry.addEventListener('change', keep);
  window.addEventListener('hashchange', fromAddress);
  steady.begin('', function (frame) {
    var head;
    state.innerHTML = frame.html;
    head = state.querySelector('.head');
    if (head) {
      if (document.body.firstChild.className && document.body.firstChild.className.indexOf('head') === 0) { document.body.removeChild(document.body.firstChild); }
      document.body.insertBefore(head, document.body.firstChild);
    }
    turn(open);
    if (entry.value) { ask(); }
  });
  fromAddress();
}());
