import { z } from 'zod';
import { recordOf } from '../../kit/checks/bounds.ts';

/** Formatted text in both languages; English may be left empty, and Portuguese stands in. */
const html = z.string('INVALID_VALUE').max(100_000, 'TOO_LONG');
const texts = z.strictObject({ pt: html, en: html });
/** A notice that the law asks for is never empty. */
const notice = z.strictObject({ pt: html.min(1, 'EMPTY_VALUE'), en: html });
const whole = (min: number, max: number) =>
  z.number('INVALID_VALUE').int('INVALID_VALUE').min(min, 'TOO_SMALL').max(max, 'TOO_BIG');

/** A day of each year, or of one; 2024 is a leap year, so that 29 February is one too. */
const isDay = (text: string): boolean =>
  z.iso.date().safeParse(/^\d\d-\d\d$/.test(text) ? `2024-${text}` : text).success;

/** The keys that the operator may set, and the values of each. */
export const CONFIGURATION = {
  /** A higher version has everybody read and accept it anew. */
  legalWarning: z.strictObject({ version: whole(1, 1_000_000), pt: html.min(1, 'EMPTY_VALUE'), en: html }),
  /** The same for the accounts of owners. */
  legalWarningOwners: z.strictObject({
    version: whole(1, 1_000_000),
    pt: html.min(1, 'EMPTY_VALUE'),
    en: html,
  }),
  privacyNotice: notice,
  accessibilityStatement: notice,
  imprint: notice,
  loginHelp: texts,
  announcement: texts,
  highlights: texts,
  changelog: texts,
  /** Whom users and owners write to where nothing helps; empty for the address of the server's settings. */
  supportEmail: z
    .string('INVALID_VALUE')
    .trim()
    .max(200, 'TOO_LONG')
    // Nothing that a link to it would take for more than the address.
    .regex(/^([^\s<>@?&,]+@[^\s<>@?&,]+)?$/, 'INVALID_VALUE'),
  /** Credits that a registration takes where no price line is in force. */
  registrationCredits: whole(0, 1000),
  /** Below so many credits a warning shows. */
  lowBalance: whole(0, 100_000),
  /** Days for which a new payment reference can be paid; 3 unless set. */
  referenceDays: whole(1, 30),
  /** Days after which a password has to be set anew by a mailed link; 0 for never. */
  passwordDays: whole(0, 3650),
  /** The handling of a transponder that traceability does not know. */
  unknownTransponder: z.enum(['REGISTER', 'PRE_REGISTER', 'REFUSE'], 'INVALID_VALUE'),
  /** The first day on which the Union's law on dogs and cats applies; empty while none is known. */
  unionLawFrom: z
    .string('INVALID_VALUE')
    .trim()
    .max(10, 'TOO_LONG')
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'INVALID_DATE'),
  /** Working days in which requests of a type are to be decided. Those that are open keep their date. */
  requestTerms: recordOf(whole(1, 250), 40),
  /** Days without service beside the national holidays: `MM-DD` each year, `YYYY-MM-DD` once. */
  localHolidays: z
    .array(z.string('INVALID_VALUE').refine(isDay, 'INVALID_DATE'), 'INVALID_VALUE')
    .max(40, 'TOO_BIG'),
  /** Days before the end of a rabies vaccination or licence on which its owner is reminded by mail; 0 for never. */
  reminderDays: whole(0, 120),
  /** Whether owners are asked by mail once a year whether their contacts are right. */
  contactReminders: z.boolean('INVALID_VALUE'),
  /** Days in which both parties must confirm a change of owner; 15 unless set. */
  transferConfirmDays: whole(1, 60),
  /** First digits of the transponders that campaigns give out free of charge, separated by commas. */
  freeTransponders: z
    .string('INVALID_VALUE')
    .trim()
    .max(2000, 'TOO_LONG')
    .regex(/^(\d{3,15}([ ,;]+\d{3,15}){0,199})?$/, 'INVALID_VALUE'),
  /** Seconds between two reads of what an open page shows, where no stream announces a change at once. */
  pollSeconds: z.strictObject({
    balance: whole(30, 3600),
    notifications: whole(30, 3600),
    announcements: whole(30, 3600),
  }),
  /** Whether sign-on by the order is used. The server's settings say which provider is trusted as the order. */
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
  'legalWarningOwners',
  'privacyNotice',
  'accessibilityStatement',
  'imprint',
  'loginHelp',
  'announcement',
  'highlights',
  'changelog',
];
