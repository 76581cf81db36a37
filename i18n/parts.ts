import type { LocaleName } from './locale.ts';
import { signIn } from './generated/pt/signIn.ts';

/** Texts by their keys, level by level. */
export interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/**
 * The parts that the texts come in. The texts of the sign-in are there from the start; any other part is fetched with
 * the pages that need it (`withTexts`), beside their code and before they are drawn.
 *
 * Another part, as for pages that everybody may open, is a folder of its own in both languages beside `signIn`, its name
 * in scripts/lib/registration.mjs, an entry here, and its name where its pages are fetched. What it lacks they cannot
 * say: tests/i18n/parts.test.ts follows all their imports.
 */
export const PARTS = {
  signIn: {
    pt: () => signIn,
    en: async () => (await import('./generated/en/signIn.ts')).signIn,
  },
  backOffice: {
    pt: async () => (await import('./generated/pt/index.ts')).pt,
    en: async () => (await import('./generated/en/index.ts')).en,
  },
} as const satisfies Record<string, Record<LocaleName, () => Tree | Promise<Tree>>>;

export type Part = keyof typeof PARTS;
