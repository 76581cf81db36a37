import { z } from 'zod';

/** Formatted text in both languages; English may be left empty, and Portuguese stands in. */
const html = z.string('INVALID_VALUE').max(100_000, 'TOO_LONG');
const texts = z.strictObject({ pt: html, en: html });
const whole = (min: number, max: number) =>
  z.number('INVALID_VALUE').int('INVALID_VALUE').min(min, 'TOO_SMALL').max(max, 'TOO_BIG');

/** What the operator may set, and what each key takes. */
export const CONFIGURATION = {
  /** A higher version has everybody read and accept it anew. */
  legalWarning: z.strictObject({ version: whole(1, 1_000_000), pt: html.min(1, 'EMPTY_VALUE'), en: html }),
  loginHelp: texts,
  announcement: texts,
  highlights: texts,
  changelog: texts,
  /** Credits that a registration takes where no price line is in force. */
  registrationCredits: whole(0, 1000),
  /** Below so many credits a warning shows. */
  lowBalance: whole(0, 100_000),
  /** Days after which a password has to be set anew by a mailed link; 0 for never. */
  passwordDays: whole(0, 3650),
  /** What becomes of a transponder that traceability does not know. */
  unknownTransponder: z.enum(['REGISTER', 'PRE_REGISTER', 'REFUSE'], 'INVALID_VALUE'),
  /** Who is trusted as the order is for the server's settings to say; whether it is used, for the operator. */
  orderSignOn: z.strictObject({
    enabled: z.boolean('INVALID_VALUE'),
    /** A second factor that the order has just asked for is not asked for again. */
    acceptsSecondFactor: z.boolean('INVALID_VALUE').optional(),
    /** Where sign-out leads, for an order that does not say so itself. */
    logoutUrl: z
      .url({ protocol: /^https?$/, error: 'INVALID_URL' })
      .max(300)
      .optional(),
  }),
} as const satisfies Record<string, z.ZodType>;

export type ConfigurationKey = keyof typeof CONFIGURATION;
export type ConfigurationValue<K extends ConfigurationKey> = z.output<(typeof CONFIGURATION)[K]>;

export const CONFIGURATION_KEYS = Object.keys(CONFIGURATION) as readonly ConfigurationKey[];

/** Keys whose texts are HTML. */
export const HTML_KEYS: readonly ConfigurationKey[] = [
  'legalWarning',
  'loginHelp',
  'announcement',
  'highlights',
  'changelog',
];
