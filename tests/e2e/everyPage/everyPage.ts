import { describe, expect, test } from 'vitest';
import type { Page as Listed } from '../../../src/runtime/address/pageTable.ts';
import { newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { FOR_EVERY_PAGE, type Language } from './everyAddress.ts';
import { checkPages } from './checkPages.ts';

/** Accounts that between them may open every page, and the language that each reads it in. */
export const VISITORS: readonly {
  readonly who: string;
  readonly email: string;
  readonly language: Language;
  /** So many pages are theirs at the least. */
  readonly least: number;
  /** Of a veterinarian: whom they work for. */
  readonly entity?: string;
}[] = [
  { who: 'an operator', email: 'operator@demo.test', language: 'pt', least: 50 },
  {
    who: 'a veterinarian',
    email: 'vet@demo.test',
    language: 'en',
    least: 16,
    entity: 'Clínica Veterinária de Alvalade',
  },
  { who: 'an owner', email: 'owner@demo.test', language: 'pt', least: 5 },
];

/**
 * All pages in parts of about the same length: each has a file of tests of its own, `everyPage.<part>.e2e.test.ts`,
 * so that several are looked at side by side.
 */
export const PARTS = {
  lists: ({ kind }) => kind === 'list',
  records: ({ kind }) => kind === 'record' || kind === 'create',
  everybody: ({ kind, access }) => kind === undefined && access === 'SIGNED_IN',
  drawn: ({ kind, access }) => kind === undefined && access !== 'SIGNED_IN',
} satisfies Record<string, (listed: Listed) => boolean>;

/** The tests of a part: each of its pages, by each of the accounts that may open it. */
export function testEveryPage(part: keyof typeof PARTS): void {
  withBrowser();
  const seen = new Set<Listed>();
  describe('every page', () => {
    for (const { who, email, language, entity = null } of VISITORS) {
      test(
        `that ${who} may open is readable at every width, in both themes (${part}, ${language})`,
        async () => {
          const page = await newPage();
          await signedIn(page, email, { entity });
          expect(await checkPages(page, language, PARTS[part], seen)).toEqual([]);
        },
        FOR_EVERY_PAGE,
      );
    }
  });
}
