import { localStorageStore, type Store } from 'react-admin';
import { withAccount } from './preferences/accountPreferences.ts';
import { OFF_KEY } from './shortcuts/useShortcuts.ts';

const base = localStorageStore();

/** The keys of settings of this device, for all users. */
const KEPT = ['theme', 'locale', OFF_KEY] as const;

/** What this device keeps. Signing out empties it but for theme, language and shortcuts that are off. */
export const deviceStore: Store = {
  ...base,
  reset() {
    const kept = KEPT.map((key) => [key, base.getItem(key)] as const);
    base.reset();
    for (const [key, value] of kept) if (value !== undefined) base.setItem(key, value);
  },
};

/** The store of the pages; settings of lists are stored with the account too. */
export const store = withAccount(deviceStore);
