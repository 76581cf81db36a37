import { describe, expect, test } from 'vitest';
import type { Page as Listed } from '../../../src/runtime/address/pageTable.ts';
import { newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { isFullRun } from '../../helpers/full.ts';
import { FOR_EVERY_PAGE, type Language } from './everyAddress.ts';
import { checkPages, type Theme } from './checkPages.ts';

/** Accounts that between them may open every page, with the language and the theme that each has. */
export const VISITORS: readonly {
  readonly who: string;
  readonly email: string;
  readonly language: Language;
  readonly theme: Theme;
  /** So many pages are theirs at the least. */
  readonly least: number;
  /** Of a veterinarian: whom they work for. */
  readonly entity?: string;
}[] = [
  { who: 'an operator', email: 'operator@demo.test', language: 'pt', theme: 'light', least: 50 },
  {
    who: 'a veterinarian',
    email: 'vet@demo.test',
    language: 'en',
    theme: 'dark',
    least: 16,
    entity: 'Clínica Veterinária de Alvalade',
  },
  { who: 'a clinic', email: 'clinic@demo.test', language: 'pt', theme: 'light', least: 16 },
  { who: 'an owner', email: 'owner@demo.test', language: 'pt', theme: 'light', least: 5 },
];

/**
 * All pages in parts of about the same length: each has a file of tests of its own, `everyPage.<part>.e2e.test.ts`,
 * so that several are looked at side by side.
 */
export const PARTS = {
  lists: ({ kind }) => kind === 'list',
  records: ({ kind }) => kind === 'record' || kind === 'create',
  others: ({ kind }) => kind === undefined,
} satisfies Record<string, (listed: Listed) => boolean>;

/** The tests of a part: each of its pages, by each of the accounts that may open it. */
export function testEveryPage(part: keyof typeof PARTS): void {
  withBrowser();
  const seen = new Set<Listed>();
  describe('every page', () => {
    for (const { who, email, language, theme, entity = null } of VISITORS) {
      const looks = isFullRun ? 'at every width, in both themes' : `at two widths, in the ${theme} theme`;
      test(
        `that ${who} may open is readable ${looks} (${part}, ${language})`,
        async () => {
          const page = await newPage({ colorScheme: theme });
          await signedIn(page, email, { entity });
          expect(await checkPages(page, language, theme, PARTS[part], seen)).toEqual([]);
        },
        FOR_EVERY_PAGE,
      );
    }
  });
}
