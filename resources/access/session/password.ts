import type { ErrorCode } from '../../kit/codes.ts';
import { COMMON_WORDS } from './commonWords.ts';

/** The rules of a password, one by one, so that a page can show which are fulfilled. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= 6 && password.length <= 25,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}]/u.test(password),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/**
 * Letters by the digits and signs that replace them: `P@ssw0rd` reads `password`.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/** The words that may stand for a password, once what people add to please a rule is taken away. */
export function stripPasswordAdditions(password: string): readonly string[] {
  const lower = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const trimmed = lower.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  const read = (text: string) => [...text].map((sign) => LOOKS_LIKE[sign] ?? sign).join('');
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  return [plain(lower), plain(trimmed), plain(read(trimmed)), plain(read(lower))];
}

/** Whether a password is one of those tried first, or such a word with the usual additions. */
const isCommonPassword = (password: string): boolean =>
  stripPasswordAdditions(password).some((core) => COMMON_WORDS.has(core));

/** Returns the reason why a password is refused, or nothing. */
export function passwordError(password: string): ErrorCode | undefined {
  if (!Object.values(PASSWORD_RULES).every((isMet) => isMet(password))) return 'INVALID_PASSWORD';
  return isCommonPassword(password) ? 'PASSWORD_COMPROMISED' : undefined;
}
