import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { i18nProvider, onLanguage, shownLanguage, startLanguage } from '../../../i18n/index.ts';
import type { LocaleName } from '../../../i18n/locale.ts';
import { chooseLanguage } from './accountLanguage.ts';
import { store } from '../store.ts';

type Choose = (language: LocaleName) => void;

const LanguageContext = createContext<readonly [LocaleName, Choose]>(['pt', () => undefined]);

/** The language of the page, and how to change it at once, everywhere, for the account as well. */
export const useLanguage = (): readonly [LocaleName, Choose] => useContext(LanguageContext);

/**
 * For react-admin's own outer provider, which draws its whole tree anew on a change of language and so would
 * empty every form: its language never changes, and `LanguageProvider` handles the change instead.
 */
export const steadyI18nProvider: I18nProvider = {
  ...i18nProvider,
  changeLocale: async () => undefined,
  getLocale: () => (store.getItem('locale') as string | undefined) ?? 'pt',
};

/**
 * Gives every text its language: the one chosen on this device, else Portuguese. Choosing another reloads nothing
 * and empties no form.
 */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const current = useSyncExternalStore(onLanguage, shownLanguage);

  useEffect(() => {
    if (!shownLanguage()) void startLanguage();
  }, []);
  useEffect(() => {
    if (current) store.setItem('locale', current);
  }, [current]);

  // A new object for every language makes React draw all texts anew.
  const texts = useMemo(() => ({ ...i18nProvider, language: current }), [current]);
  const context = useMemo(() => [current ?? 'pt', chooseLanguage] as const, [current]);
  return (
    current && (
      <LanguageContext.Provider value={context}>
        <I18nContext.Provider value={texts}>{children}</I18nContext.Provider>
      </LanguageContext.Provider>
    )
  );
}

/** Puts the page's texts back in place below react-admin's own provider. */
export function SameLanguage({ children }: { readonly children: ReactNode }) {
  const [language] = useLanguage();
  const texts = useMemo(() => ({ ...i18nProvider, language }), [language]);
  return <I18nContext.Provider value={texts}>{children}</I18nContext.Provider>;
}
