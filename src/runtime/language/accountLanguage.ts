import { useEffect } from 'react';
import { i18nProvider, localeOf, USER_LANGUAGE, type LocaleName } from '../../../i18n/index.ts';
import { CHOSEN_KEY } from '../../../i18n/locale.ts';
import { currentActor, isSignedIn } from '../../../dataProvider/client/session.ts';
import { refreshSession } from '../../../authProvider/signIn.ts';
import { useActor } from '../../../authProvider/useSession.ts';

/** Keeps the choice until the sign-in, reloads included. Without storage the page takes the account's language. */
function rememberChoice(language: LocaleName): void {
  try {
    sessionStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // Storage is switched off.
  }
}

/** Returns the choice, once. */
function takeChoice(): LocaleName | undefined {
  try {
    const chosen = localeOf(sessionStorage.getItem(CHOSEN_KEY));
    sessionStorage.removeItem(CHOSEN_KEY);
    return chosen;
  } catch {
    return undefined;
  }
}

/** Without a connection the texts of the other language may not come; the page then stays as it is. */
const show = (language: LocaleName): void => void i18nProvider.changeLocale(language).catch(() => undefined);

/** The choice that is on its way to the account; choices are sent one after the other. */
let newest: LocaleName | undefined;
let sending: Promise<void> = Promise.resolve();

/** Makes a language the account's. The sign-in page has no use for the call and its declaration. */
function keep(language: LocaleName): void {
  newest = language;
  sending = sending
    .then(async () => {
      // A later choice has replaced this one.
      if (newest !== language) return;
      const { keepLanguage } = await import('../preferences/preferenceApi.ts');
      await keepLanguage(USER_LANGUAGE[language]);
      if (newest === language) await refreshSession();
    })
    // The page stays as it was chosen; the account takes the next choice.
    .catch(() => undefined)
    .finally(() => {
      if (newest === language) newest = undefined;
    });
}

/**
 * Shows the page in a language and makes it the account's. Before the sign-in it is kept for the account that signs
 * in; in another user's name it is a matter of this page alone.
 */
export function chooseLanguage(language: LocaleName): void {
  show(language);
  if (!isSignedIn()) rememberChoice(language);
  else if (currentActor()?.impersonatorId === null) keep(language);
}

/** Gives the page the account's language from the sign-in on, and the account what was chosen at the sign-in page. */
export function useAccountLanguage(): void {
  const actor = useActor();
  const isOwn = actor !== null && actor.impersonatorId === null;
  const account = isOwn ? localeOf(actor.language) : undefined;
  const id = isOwn ? actor.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const chosen = takeChoice();
    if (chosen !== undefined && chosen !== account) keep(chosen);
    else if (account !== undefined && newest === undefined) show(account);
  }, [id, account]);
}
