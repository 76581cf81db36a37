/** Milliseconds until a browser without idle callbacks (Safari) counts as idle. */
const LATER_MS = 1_000;

/** Runs `work` once the browser has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, LATER_MS);
}
