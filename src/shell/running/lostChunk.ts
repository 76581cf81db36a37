import { isServerThere } from './resume.ts';

const KEY = 'coleira.chunkReload';
/** Two lost parts within this time, in milliseconds, mean that reloading does not help. */
const TOO_SOON = 60_000;

/** What becomes of a page that lacks a part: it is loading anew, that was tried already, or the server is away. */
export type LostPart = 'reloading' | 'tried' | 'away';

let decided: Promise<LostPart> | undefined;

async function decide(): Promise<LostPart> {
  // Reloading without a server would leave nothing of the page.
  if (!navigator.onLine || !(await isServerThere())) return 'away';
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < TOO_SOON) return 'tried';
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return 'reloading';
}

/**
 * After a new version was put in place, an open page asks for parts that are gone. One reload fetches the new
 * ones; a second failure shortly after is left to the error page, so that it never goes round in circles.
 */
export function meetLostPart(): Promise<LostPart> {
  decided ??= decide().then((outcome) => {
    if (outcome !== 'reloading') decided = undefined;
    return outcome;
  });
  return decided;
}

/** Whether an error is that of a part of the page that did not come; each browser has its own words. */
export const isLostPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Looks after parts that are lost where no error page would notice, as behind a button. */
export function reloadOnceOnLostChunk(): void {
  globalThis.addEventListener('vite:preloadError', () => void meetLostPart());
}
