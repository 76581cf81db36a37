import type { Page, Request } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { allows, type Actor } from '../../../resources/kit/access.ts';
import { pages } from '../../../src/app/allPages.ts';
import type { Page as Listed } from '../../../src/runtime/address/pageTable.ts';
import { callAs, newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { nextFrames, waitForIdle } from '../helpers/waitForIdle.ts';

withBrowser();

/** A number that is an id, and a possible transponder where that is asked for. */
const addressOf = (path: string): string =>
  path.replace('/:transponder', '/620098100277009').replaceAll(/:\w+/g, '1').replace(/\*$/, 'nada');

/** The pages that an account may not open. */
async function forbiddenPages(page: Page): Promise<Listed[]> {
  const { actor } = await callAs<{ actor: Actor }>(page, 'GET', '/auth/session');
  return pages.filter(({ access }) => !allows(access, actor));
}

/** Whether a call is of the frame, for news from time to time. */
const isOfFrame = (request: Request): boolean => request.headers()['x-poll'] === 'true';

let page: Page;
beforeAll(async () => {
  page = await newPage();
});

describe('the pages that an account may not open', () => {
  test.each([
    ['a reader of animals', 'reader@demo.test', 60],
    ['an owner', 'owner@demo.test', 60],
  ])(
    'by the address, as %s › show the refusal, and get nothing from the server',
    async (_who, email, least) => {
      await signedIn(page, email, { at: '/nowhere' });
      const titleIs = (title: string) =>
        page.waitForFunction((start) => document.title.startsWith(start), `${title} ·`);
      await titleIs('Página não encontrada');
      await waitForIdle(page);
      const forbidden = await forbiddenPages(page);
      expect(forbidden.length).toBeGreaterThan(least);
      const asked: Request[] = [];
      const note = (request: Request) => {
        if (request.url().includes('/api/') && !isOfFrame(request)) asked.push(request);
      };
      page.on('request', note);
      const faults: string[] = [];
      for (const { path } of forbidden) {
        const address = addressOf(path);
        await follow(page, address);
        await titleIs('Sem permissão');
        await nextFrames(page);
        const shown = await page.getByRole('heading', { level: 1 }).allInnerTexts();
        if (shown.join() !== 'Sem permissão') faults.push(`${address} shows ${shown.join()}`);
        for (const request of asked.splice(0)) faults.push(`${address} asks for ${request.url()}`);
        await follow(page, '/nowhere');
        await titleIs('Página não encontrada');
        asked.length = 0;
      }
      page.off('request', note);
      expect(faults.join('\n')).toBe('');
    },
  );
});
