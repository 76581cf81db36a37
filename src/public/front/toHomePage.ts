import { noteSession } from '../../../dataProvider/client/sessionCookie.ts';
import { readStored } from '../texts.ts';

/** Loads the user's home page in place of the start page where there is a session whose cookie is gone. */
export function toHomePage(): boolean {
  if (!readStored('coleira.session')?.includes('"sessionToken"')) return false;
  noteSession(true);
  // A browser that keeps no cookies shows the start page.
  const isKept = document.cookie.includes('coleira.hasSession');
  if (isKept) location.reload();
  return isKept;
}
