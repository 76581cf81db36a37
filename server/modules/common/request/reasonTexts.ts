import { en } from '../../../../i18n/generated/en/index.ts';
import { pt } from '../../../../i18n/generated/pt/index.ts';
import type { AnyRequest } from '../../../../resources/kit/request.ts';
import { inLanguage } from '../../../language.ts';

type Reasons = Readonly<Record<string, string>>;

/** The reasons of a type of request by their codes, in a language; that of the register by default. */
export function reasonTexts({ name, request }: AnyRequest, language?: string): Reasons {
  const { resources } = inLanguage(language, { pt, en });
  const own = resources[name as keyof typeof resources] as { readonly reasons?: Reasons };
  return Object.fromEntries(Object.keys(request.reasons).map((code) => [code, own.reasons?.[code] ?? code]));
}

/** Reasons in words, in a language; by default the register's, which is that of the documents. */
export function reasonInWords(
  module: AnyRequest,
  reasons: readonly string[],
  language?: string,
): string | null {
  const texts = reasonTexts(module, language);
  return reasons.map((one) => texts[one] ?? one).join(' ') || null;
}

/** Reasons and comments as one answer; null where there are none. */
export const joinSentences = (...words: readonly (string | null | undefined)[]): string | null =>
  words.filter(Boolean).join(' ') || null;
