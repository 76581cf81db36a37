import { POLL_SECONDS } from '../information/pollSeconds.ts';
import type { ConfigurationKey, ConfigurationValue } from './configurationValues.ts';

/** What holds where the operator has set nothing. Texts come with the register; terms are declared with their requests. */
export const CONFIGURATION_DEFAULTS = {
  supportEmail: '',
  registrationCredits: 1,
  lowBalance: 5,
  referenceDays: 3,
  passwordDays: 0,
  unknownTransponder: 'REGISTER',
  unionLawFrom: '',
  localHolidays: [],
  reminderDays: 0,
  contactReminders: false,
  transferConfirmDays: 15,
  freeTransponders: '',
  pollSeconds: POLL_SECONDS,
  orderSignOn: { enabled: false },
} as const satisfies { readonly [K in ConfigurationKey]?: Readonly<ConfigurationValue<K>> };
