import { HTML_LANG } from '../../i18n/locale.ts';
import { REGISTER_ZONE } from '../../resources/numbers/dates.ts';
import { spaced } from '../../resources/numbers/spaced.ts';
import { inLanguage } from '../language.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './renderMail.ts';
import type { MailContent, MailTexts } from './texts/content.ts';
import { en } from './texts/en.ts';
import { pt } from './texts/pt.ts';

export type { TransferSide } from './texts/content.ts';

/** The names of the mails that the register sends. */
export type MailKind = {
  [Name in keyof MailTexts]: MailTexts[Name] extends (about: never) => MailContent ? Name : never;
}[keyof MailTexts];

/** The values for a mail of this kind. */
export type MailAbout<Kind extends MailKind> = Parameters<MailTexts[Kind]>[0];

/** The recipient, their language, and the register's address. */
export interface MailTarget {
  to: string;
  /** As stored with the user, such as `pt-PT`; anything but English is Portuguese. */
  language: string | null | undefined;
  publicUrl: string;
}

const textsOf = (language: string | null | undefined): MailTexts => inLanguage(language, { pt, en });

/** People's own words stay on one line: none of them can pose as a code, a link's line or a header. */
const onOneLine = (value: string): string =>
  value
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 500);

const shownValue = (name: string, value: string): string =>
  name.startsWith('transponder') ? value.replace(/\d{15}/g, spaced) : value;

/** The values of a mail as it shows them: numbers of animals in groups, as on every page. */
function tamed<About extends object>(about: About): About {
  const entries = Object.entries(about).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? shownValue(name, onOneLine(value)) : value,
  ]);
  return Object.fromEntries(entries) as About;
}

/** Formats a moment for a mail, in the receiver's time zone: `21/11/2026, 14:05`. */
export const momentIn = (date: Date, language: string, timeZone = REGISTER_ZONE): string =>
  new Intl.DateTimeFormat(inLanguage(language, HTML_LANG), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(date);

/** Writes a mail: `composeMail('secondFactor', { to, language, publicUrl }, { code, token, minutes: 5 })`. */
export function composeMail<Kind extends MailKind>(
  kind: Kind,
  { to, language, publicUrl }: MailTarget,
  about: MailAbout<Kind>,
): Mail {
  const texts = textsOf(language);
  const write = texts[kind] as (about: MailAbout<Kind>) => MailContent;
  const content = write(tamed(about));
  return { to, subject: content.subject, ...renderMail(content, texts, publicUrl) };
}
