import type { LocaleName } from './locale.ts';
import { signIn } from './generated/pt/signIn.ts';
import type { Tree } from './tree.ts';

/** Texts that are fetched together, in each language; the same object each time. */
export type TextSource = Readonly<Record<LocaleName, () => readonly Tree[] | Promise<readonly Tree[]>>>;

/**
 * All sentences of codes. A page has those that it may show at once: of all modules together, and of modules whose operations
 * and rules it imports. The others are fetched with the first refusal, or once the page stands (`loadErrorTexts`).
 */
export const CATALOGUE: TextSource = {
  pt: async () => [{ errors: (await import('./generated/pt/errors.ts')).errors }],
  en: async () => [{ errors: (await import('./generated/en/errors.ts')).errors }],
};

/**
 * The parts that all pages have. The texts of the sign-in are there from the start, those of the back office are fetched
 * with it. What only some pages say is fetched with them (`generated/pageTexts.ts`): which texts these are follows from what
 * their files import and quote (scripts/registration/pageNeeds.mjs).
 */
export const PARTS = {
  signIn: {
    pt: () => [signIn],
    en: async () => [(await import('./generated/en/signIn.ts')).signIn],
  },
  backOffice: {
    pt: async () => {
      const found = await Promise.all([
        import('./generated/pt/frame.ts'),
        import('./generated/pt/backOffice.ts'),
      ]);
      return [found[0].frame, found[1].backOffice];
    },
    en: async () => {
      const found = await Promise.all([
        import('./generated/en/frame.ts'),
        import('./generated/en/backOffice.ts'),
      ]);
      return [found[0].frame, found[1].backOffice];
    },
  },
} as const satisfies Record<string, TextSource>;
