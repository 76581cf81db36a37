import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pages } from '../../../src/app/allPages.ts';
import { newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { openPages } from './everyAddress.ts';
import { PARTS, VISITORS } from './everyPage.ts';

withBrowser();

test('every page › is opened by one of the accounts, with content', async () => {
  const missed = new Set(pages);
  for (const { who, email, language, least, entity = null } of VISITORS) {
    const page = await newPage();
    await signedIn(page, email, { entity });
    const visits = await openPages(page, language);
    expect(visits.length, who).toBeGreaterThan(least);
    for (const { listed } of visits) missed.delete(listed);
    await page.context().close();
  }
  expect([...missed].map(({ path }) => path)).toEqual([]);
});

test('every page is in one of the parts that have tests', () => {
  const strays = pages.filter((page) => Object.values(PARTS).filter((has) => has(page)).length !== 1);
  expect(strays.map(({ path }) => path)).toEqual([]);
  const without = Object.keys(PARTS).filter(
    (part) => !existsSync(fileURLToPath(new URL(`everyPage.${part}.e2e.test.ts`, import.meta.url))),
  );
  expect(without).toEqual([]);
});
