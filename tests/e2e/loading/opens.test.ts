import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, withBrowser } from '../helpers/browser.ts';
import { ownServer } from '../helpers/ownServer.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
});

describe('the address of the register', () => {
  test('opened for the first time › shows the start page and from it the sign-in page without a complaint of the browser, and again fetches none of its files anew', async () => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    // One whose answer came is no failure: Chromium may let go of a request between the last byte and its end.
    const unanswered: Promise<string | null>[] = [];
    page.on('requestfailed', (request) =>
      unanswered.push(request.response().then((answer) => (answer ? null : `${request.url()} failed`))),
    );

    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Registo nacional de animais de companhia' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sessão' }).click();
    await page.waitForURL('**/auth');
    await page.getByRole('textbox').first().waitFor();

    expect(await page.locator('html').getAttribute('lang')).toMatch(/^pt\b/);
    expect(await page.title()).toContain('Coleira');
    expect(complaints).toEqual([]);
    expect((await Promise.all(unanswered)).filter((one) => one !== null)).toEqual([]);

    // A second tab fetches none of the files, but asks whether the page has changed.
    const again = await page.context().newPage();
    await again.goto('/auth');
    await again.getByLabel('E-mail').waitFor();
    const loaded = await again.evaluate(() => ({
      page: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!.transferSize,
      files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/assets/'))
        .map(({ transferSize }) => transferSize),
    }));
    // Scripts, styles and the font: what the page shares is merged into a few files.
    expect(loaded.files.length).toBeGreaterThan(5);
    expect(loaded.files.filter((bytes) => bytes > 0)).toEqual([]);
    expect(loaded.page).toBeGreaterThan(0);
  });

  test('its files › are sent as the build has packed them to a browser that takes brotli, to others as they are', async () => {
    const { baseUrl } = ownServer();
    const [script] = /\/assets\/start-[\w-]+\.js/.exec(await (await fetch(`${baseUrl}/auth`)).text())!;
    const get = (encoding: string) => fetch(baseUrl + script, { headers: { 'Accept-Encoding': encoding } });
    const [packed, plain] = [await get('br'), await get('identity')];
    for (const { headers } of [packed, plain]) {
      expect(headers.get('content-type')).toContain('javascript');
      expect(headers.get('vary')).toMatch(/accept-encoding/i);
    }
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(
      Number(plain.headers.get('content-length')) / 3,
    );
  });
});
