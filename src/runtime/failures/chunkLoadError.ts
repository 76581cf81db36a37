import { isServerAvailable } from './refetchOnReconnect.ts';

const KEY = 'coleira.chunkReload';
/** Milliseconds after a reload within which a second error means that reloading does not help. */
const RELOAD_PAUSE_MS = 60_000;

/** The outcome of a chunk error: the page reloads, a reload was tried already, or the server does not answer. */
export type ChunkErrorOutcome = 'reloading' | 'tried' | 'away';

let decided: Promise<ChunkErrorOutcome> | undefined;

async function decide(): Promise<ChunkErrorOutcome> {
  // Reloading without a server would leave nothing of the page.
  if (!navigator.onLine || !(await isServerAvailable())) return 'away';
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_PAUSE_MS) return 'tried';
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return 'reloading';
}

/**
 * Reloads the page once when a chunk cannot be loaded: after a new version was installed, an open page requests chunks
 * that no longer exist. A second error shortly after is left to the error page, so that the page never reloads in a
 * loop.
 */
export function handleChunkLoadError(): Promise<ChunkErrorOutcome> {
  decided ??= decide().then((outcome) => {
    if (outcome !== 'reloading') decided = undefined;
    return outcome;
  });
  return decided;
}

/** Whether an error is that of a chunk that could not be loaded; each browser has its own message. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Handles chunk errors that no error page shows, such as those after a button was pressed. */
export function reloadOnceOnChunkLoadError(): void {
  globalThis.addEventListener('vite:preloadError', () => void handleChunkLoadError());
}
