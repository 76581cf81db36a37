/** Calls `act` once the pressed pointer is released: the click follows the release, and only then may the page move. */
export function afterRelease(act: () => void): void {
  const released = new AbortController();
  const release = () => {
    released.abort();
    setTimeout(act);
  };
  // A finger has left the screen before the mouse events that the browser makes of its tap.
  for (const type of ['pointerup', 'pointercancel', 'mouseup'])
    window.addEventListener(type, release, { signal: released.signal });
}

/** Calls `act` at once or, where a pointer is pressed on the page, after its click. */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active')) afterRelease(act);
  else act();
}
