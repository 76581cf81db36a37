import type { LocaleName } from './locale.ts';
import { wayIn } from './pt/wayIn.ts';

/** Texts by their keys, level by level. */
export interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/**
 * The parts that the texts come in, each an index of its own per language. The way in is there from the start; any
 * other is fetched with the pages that need it (`withTexts`), beside their code and before they are drawn.
 *
 * Another part, as for pages that everybody may open, is a smaller index in both languages beside `wayIn.ts`, an
 * entry here, and its name where its pages are fetched. What it lacks they cannot say: tests/i18n/parts.test.ts
 * goes through all that they import.
 */
export const PARTS = {
  wayIn: {
    pt: () => wayIn,
    en: async () => (await import('./en/wayIn.ts')).wayIn,
  },
  backOffice: {
    pt: async () => (await import('./pt/index.ts')).pt,
    en: async () => (await import('./en/index.ts')).en,
  },
} as const satisfies Record<string, Record<LocaleName, () => Tree | Promise<Tree>>>;

export type Part = keyof typeof PARTS;
