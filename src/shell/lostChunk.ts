const KEY = 'coleira.chunkReload';
/** Two lost parts within this time, in milliseconds, mean that reloading does not help. */
const TOO_SOON = 60_000;

/**
 * After a new version was put in place, an open page asks for parts that are gone. One reload fetches the new
 * ones; a second failure shortly after is left to the error page, so that it never goes round in circles.
 */
export function reloadOnceOnLostChunk(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < TOO_SOON) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
