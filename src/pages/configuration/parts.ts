import type { ConfigurationKey } from '../../../resources/configuration/values.ts';

/** One field of a value: where it stands in it, and how it is entered. */
export interface Part {
  /** Name within the value; '' where the value is no object. */
  readonly name: string;
  readonly kind: 'html' | 'integer' | 'text' | 'boolean' | 'choice';
  /** What a choice offers; texts in `configurationPages.choices.<VALUE>`. */
  readonly choices?: readonly string[];
  /** May be left empty; it is then left out of the value, or an empty text. */
  readonly optional?: boolean;
}

const pt: Part = { name: 'pt', kind: 'html' };
const en: Part = { name: 'en', kind: 'html', optional: true };
const whole: readonly Part[] = [{ name: '', kind: 'integer' }];

/** What the form of each key asks for. A key without one does not compile. */
export const PARTS: Readonly<Record<ConfigurationKey, readonly Part[]>> = {
  announcement: [{ ...pt, optional: true }, en],
  highlights: [{ ...pt, optional: true }, en],
  changelog: [{ ...pt, optional: true }, en],
  loginHelp: [{ ...pt, optional: true }, en],
  legalWarning: [{ name: 'version', kind: 'integer' }, pt, en],
  registrationCredits: whole,
  lowBalance: whole,
  passwordDays: whole,
  unknownTransponder: [{ name: '', kind: 'choice', choices: ['REGISTER', 'PRE_REGISTER', 'REFUSE'] }],
  orderSignOn: [
    { name: 'enabled', kind: 'boolean' },
    { name: 'acceptsSecondFactor', kind: 'boolean' },
    { name: 'logoutUrl', kind: 'text', optional: true },
  ],
};

/** The page's sections, and which keys they hold. */
export const GROUPS = {
  texts: ['announcement', 'highlights', 'changelog', 'loginHelp', 'legalWarning'],
  rules: ['registrationCredits', 'lowBalance', 'passwordDays', 'unknownTransponder'],
  signOn: ['orderSignOn'],
} as const satisfies Record<string, readonly ConfigurationKey[]>;

export type Draft = Readonly<Record<string, unknown>>;

/** A value as the form holds it: one entry per part. */
export function draftOf(key: ConfigurationKey, value: unknown): Draft {
  const held = (value ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    PARTS[key].map(({ name, kind }) => [
      name,
      (name === '' ? value : held[name]) ?? (kind === 'boolean' ? false : kind === 'integer' ? null : ''),
    ]),
  );
}

/** What the form holds as a value: the shape that the key takes, not checked yet. */
export function valueOf(key: ConfigurationKey, draft: Draft): unknown {
  const parts = PARTS[key];
  if (parts[0]?.name === '') return draft[''];
  return Object.fromEntries(
    parts.flatMap(({ name, kind, optional }) =>
      optional && kind === 'text' && !draft[name] ? [] : [[name, draft[name]]],
    ),
  );
}
