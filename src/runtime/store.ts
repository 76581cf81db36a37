import { localStorageStore, type Store } from 'react-admin';
import { withAccount } from './preferences/accountPreferences.ts';
import { OFF_KEY } from './shortcuts/useShortcuts.ts';

const base = localStorageStore();

/** The keys of settings of this device, for all users. */
const KEPT = ['theme', 'locale', OFF_KEY] as const;

/** The storage of this device. Signing out empties it except for theme, language and disabled shortcuts. */
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
