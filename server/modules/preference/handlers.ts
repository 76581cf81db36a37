import type { Handler } from '../../http/handle.ts';
import { ownPreferencesHandler } from './ownPreferences.ts';
import { setPreferenceHandler } from './setPreference.ts';

/** Everything that answers the calls of this module. */
export const preferenceHandlers: readonly Handler[] = [ownPreferencesHandler, setPreferenceHandler];
