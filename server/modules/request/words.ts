import { en } from '../../../i18n/generated/en/index.ts';
import { pt } from '../../../i18n/generated/pt/index.ts';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import { inLanguage } from '../../language.ts';

type Reasons = Readonly<Record<string, string>>;

/** The reasons of a type of request by their codes, in a language; that of the register by default. */
export function reasonTexts({ name, request }: AnyRequest, language?: string): Reasons {
  const { resources } = inLanguage(language, { pt, en });
  const own = resources[name as keyof typeof resources] as { readonly reasons?: Reasons };
  return Object.fromEntries(Object.keys(request.reasons).map((code) => [code, own.reasons?.[code] ?? code]));
}

/** Reasons in words, codes in the register's language, which is that of the documents. */
export function reasonInWords(module: AnyRequest, reasons: readonly string[]): string | null {
  const texts = reasonTexts(module);
  return reasons.map((one) => texts[one] ?? one).join(' ') || null;
}
