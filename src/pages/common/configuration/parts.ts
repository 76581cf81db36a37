import type { ConfigurationKey } from '../../../../resources/common/configuration/configurationValues.ts';

/** One field of a value: where it stands in it, and how it is entered. */
export interface Part {
  /** Name within the value; '' where the value is no object. */
  readonly name: string;
  readonly kind: 'html' | 'integer' | 'text' | 'boolean' | 'choice' | 'days';
  /** The options of a choice; texts in `configurationPages.choices.<VALUE>`. */
  readonly choices?: readonly string[];
  /** May be left empty; it is then left out of the value, or an empty text. */
  readonly optional?: boolean;
}

const pt: Part = { name: 'pt', kind: 'html' };
const en: Part = { name: 'en', kind: 'html', optional: true };
const whole: readonly Part[] = [{ name: '', kind: 'integer' }];

/** The inputs of each key's form; a number for each name in the value, where the names are not fixed. */
const PARTS: Readonly<Record<ConfigurationKey, readonly Part[] | 'NUMBERS'>> = {
  announcement: [{ ...pt, optional: true }, en],
  highlights: [{ ...pt, optional: true }, en],
  changelog: [{ ...pt, optional: true }, en],
  loginHelp: [{ ...pt, optional: true }, en],
  legalWarning: [{ name: 'version', kind: 'integer' }, pt, en],
  legalWarningOwners: [{ name: 'version', kind: 'integer' }, pt, en],
  privacyNotice: [pt, en],
  accessibilityStatement: [pt, en],
  imprint: [pt, en],
  supportEmail: [{ name: '', kind: 'text', optional: true }],
  registrationCredits: whole,
  lowBalance: whole,
  referenceDays: whole,
  passwordDays: whole,
  unknownTransponder: [{ name: '', kind: 'choice', choices: ['REGISTER', 'PRE_REGISTER', 'REFUSE'] }],
  requestTerms: 'NUMBERS',
  localHolidays: [{ name: '', kind: 'days', optional: true }],
  reminderDays: whole,
  contactReminders: [{ name: '', kind: 'boolean' }],
  transferConfirmDays: whole,
  freeTransponders: [{ name: '', kind: 'text', optional: true }],
  pollSeconds: [
    { name: 'balance', kind: 'integer' },
    { name: 'notifications', kind: 'integer' },
    { name: 'announcements', kind: 'integer' },
  ],
  unionLawFrom: [{ name: '', kind: 'text', optional: true }],
  orderSignOn: [
    { name: 'enabled', kind: 'boolean' },
    { name: 'acceptsSecondFactor', kind: 'boolean' },
    { name: 'logoutUrl', kind: 'text', optional: true },
  ],
};

/** The parts of a key's value. */
export function partsOf(key: ConfigurationKey, value: unknown): readonly Part[] {
  const parts = PARTS[key];
  return parts === 'NUMBERS'
    ? Object.keys(value ?? {}).map((name) => ({ name, kind: 'integer' as const }))
    : parts;
}

/** A day as people write it, `DD-MM` or `DD-MM-YYYY`, from the way it is stored, and back. */
export const turned = (day: string): string => day.split('-').toReversed().join('-');

const linesOf = (days: unknown): string =>
  Array.isArray(days) ? days.map(String).map(turned).join('\n') : '';
const daysOf = (lines: unknown): readonly string[] =>
  String(lines)
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(turned);

/** The page's sections, and which keys they hold. */
export const GROUPS = {
  texts: [
    'announcement',
    'highlights',
    'changelog',
    'loginHelp',
    'legalWarning',
    'legalWarningOwners',
    'privacyNotice',
    'accessibilityStatement',
    'imprint',
  ],
  addresses: ['supportEmail'],
  rules: [
    'registrationCredits',
    'lowBalance',
    'referenceDays',
    'passwordDays',
    'unknownTransponder',
    'requestTerms',
    'localHolidays',
    'reminderDays',
    'contactReminders',
    'transferConfirmDays',
    'freeTransponders',
    'unionLawFrom',
  ],
  polling: ['pollSeconds'],
  signOn: ['orderSignOn'],
} as const satisfies Record<string, readonly ConfigurationKey[]>;

export type Draft = Readonly<Record<string, unknown>>;

/** A value as the form holds it: one entry per part. */
export function draftOf(key: ConfigurationKey, value: unknown): Draft {
  const held = (value ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    partsOf(key, value).map(({ name, kind }) => {
      const one = name === '' ? value : held[name];
      const empty = kind === 'boolean' ? false : kind === 'integer' ? null : '';
      return [name, kind === 'days' ? linesOf(one) : (one ?? empty)];
    }),
  );
}

/** Returns the value of the form in the shape of its key, not checked yet. */
export function valueOf(key: ConfigurationKey, draft: Draft): unknown {
  const parts = partsOf(key, draft);
  if (parts[0]?.name === '') return parts[0].kind === 'days' ? daysOf(draft['']) : draft[''];
  return Object.fromEntries(
    parts.flatMap(({ name, kind, optional }) =>
      optional && kind === 'text' && !draft[name] ? [] : [[name, draft[name]]],
    ),
  );
}
