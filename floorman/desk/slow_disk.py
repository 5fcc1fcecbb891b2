"""Waits for a disk in another thread, so that a folder that does not answer can be told of meanwhile."""

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")

EVERY = 0.5
"""Seconds until the first word, and between two."""


class SlowDisk:
    """Does work on a thread of its own, one piece after the other, and waits for each."""

    def __init__(self, tell: Callable[[float], None], every: float | None = None) -> None:
        """``tell`` is called from the waiting thread with the seconds waited so far, and with 0 once that is over."""
        self._tell, self._every = tell, EVERY if every is None else every
        self._pieces: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def __call__(self, work: Callable[[], T]) -> T:
        """What ``work()`` gives; raises what it raises."""
        if self._thread is None:
            # a daemon: a folder that never answers must not keep the program from ending
            self._thread = Thread(target=self._work, name="disk", daemon=True)
            self._thread.start()
        done: Future[T] = Future()
        self._pieces.put((done, work))
        return self._wait(done)

    def close(self) -> None:
        """No more work comes: the thread ends once it has done what it was given. Safe to call twice."""
        if self._thread is not None:
            self._pieces.put(None)
            self._thread = None

    def _wait(self, done: "Future[T]") -> T:
        waited = 0.0
        while True:
            try:
                done.exception(self._every)
                break
            except TimeoutError:
                waited += self._every
                self._tell(waited)
        if waited:
            self._tell(0)
        return done.result()

    def _work(self) -> None:
        while (piece := self._pieces.get()) is not None:
            done, work = piece
            try:
                result = work()
            except BaseException as fault:
                done.set_exception(fault)
            else:
                done.set_result(result)
            del piece, done, work  # while the thread waits for the next, it keeps nothing of the last alive
