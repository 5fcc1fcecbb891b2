/* A screen of the room: the drawing that the server sends, with its time going. */
(function () {
  'use strict';
  var place = document.getElementById('screen');
  steady.begin(steady.words.kind + '/', function (frame) { place.innerHTML = frame.html; });
}());
