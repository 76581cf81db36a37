import { localStorageStore, type Store } from 'react-admin';

const base = localStorageStore();

/** What a person sets once for this device, whoever is signed in. */
const KEPT = ['theme', 'locale'] as const;

/** Preferences of this device. Signing out empties it but for the theme and the language. */
export const store: Store = {
  ...base,
  reset() {
    const kept = KEPT.map((key) => [key, base.getItem(key)] as const);
    base.reset();
    for (const [key, value] of kept) if (value !== undefined) base.setItem(key, value);
  },
};
