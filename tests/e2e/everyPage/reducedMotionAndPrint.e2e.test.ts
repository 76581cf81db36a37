import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { dark, light } from '../../../src/theme/palette.ts';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { waitForIdle } from '../helpers/waitForIdle.ts';
import { showAllOperations } from '../helpers/operations.ts';

withBrowser();

declare global {
  interface Window {
    /** What has moved on the page, as the recorder below noted it. */
    moved: Set<string>;
  }
}

/** Notes everything that moves for longer than a millisecond, from the first frame of the next load on. */
const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    window.moved = new Set();
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        const { target, pseudoElement } = (animation.effect ?? {}) as KeyframeEffect;
        if (Number(endTime) > 1)
          window.moved.add(
            `${target?.tagName}.${target?.className}${pseudoElement ?? ''} ${String(endTime)} ms`,
          );
      }
    };
    for (const kind of ['transitionrun', 'animationstart'])
      document.addEventListener(kind, look, { capture: true });
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  });

const moved = (page: Page) => page.evaluate(() => [...window.moved]);

/** Visits the main pages, and opens and closes their dialogs and menus. Returns what moved meanwhile. */
async function walk(page: Page): Promise<string[]> {
  const motion: string[] = [];
  const visit = async (address: string, look?: () => Promise<void>) => {
    await follow(page, address);
    await waitForIdle(page);
    await look?.();
    motion.push(...(await moved(page)).map((what) => `${address}: ${what}`));
  };
  const openAndClose = async (open: () => Promise<void>, role: 'dialog' | 'menu' = 'dialog') => {
    await open();
    await page.getByRole(role).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole(role).first().waitFor({ state: 'detached' });
  };
  const click = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await visit('/', async () => {
    await openAndClose(() => page.keyboard.press('Control+k'));
    await openAndClose(() => page.keyboard.press('?'));
    await openAndClose(() => click(/^Menu de /), 'menu');
  });
  await visit('/vaccine', async () => {
    await openAndClose(() => click(/^Pré-visualizar /));
    await click('Filtrar');
    await page.getByRole('textbox', { name: 'Nome' }).waitFor();
  });
  await visit('/vaccine/1', async () => {
    await openAndClose(() => click('Eliminar'));
    await page.getByRole('textbox', { name: 'Nome' }).press('End');
    await page.keyboard.type('.');
    await click('Guardar');
    await page.getByRole('status').filter({ hasText: 'Vacina guardada: ' }).waitFor();
    await click('Fechar a mensagem');
  });
  const { content } = await callAs<{ content: { transponder: string }[] }>(
    page,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=1',
  );
  await visit(`/animal/view/${content[0]?.transponder}`, async () => {
    await showAllOperations(page);
    await openAndClose(() => click('Registar óbito'));
  });
  await visit('/animal');
  await visit('/animal/create');
  await visit('/personal');
  await visit('/transfers');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/support', () =>
    openAndClose(() => page.locator('#menu-mobile').getByRole('button').last().click()),
  );
  return motion;
}

describe('motion', () => {
  test('a device that asks for reduced motion › has none: pages, dialogs, menus and messages', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await recordMotion(page);
    await signIn(page, 'operator@demo.test');
    expect(await walk(page)).toEqual([]);
  });

  test('a device without that preference › has some, so that the test can see it', async () => {
    const page = await newPage({ reducedMotion: 'no-preference' });
    await recordMotion(page);
    await signIn(page, 'operator@demo.test');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => moved(page)).not.toEqual([]);
  });
});

/** '#15211d' as the browser reports it: 'rgb(21, 33, 29)'. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What the page stands on and is written in. */
const face = (page: Page) =>
  page.evaluate(() => {
    const style = (one: string) => getComputedStyle(document.querySelector(one)!);
    return {
      theme: document.documentElement.dataset.theme,
      ground: style('body').backgroundColor,
      ink: style('h1').color,
      cards: style('main .MuiPaper-root').backgroundColor,
    };
  });

describe('paper', () => {
  test('a dark page › is printed dark on white, and is dark again afterwards', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test');
    await page.getByRole('button', { name: 'Mudar para o tema escuro' }).click();
    await follow(page, '/vaccine/1');
    await page.getByRole('textbox', { name: 'Nome' }).waitFor();
    const night = { theme: 'dark', ground: rgb(dark.canvas), ink: rgb(dark.ink), cards: rgb(dark.paper) };
    await expect.poll(() => face(page)).toEqual(night);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => face(page))
      .toEqual({
        theme: 'light',
        ground: 'rgb(255, 255, 255)',
        ink: rgb(light.ink),
        cards: rgb(light.paper),
      });
    for (const outside of ['#menu', '#menu-mobile', 'footer', 'header button'])
      expect([outside, await page.locator(outside).first().isVisible()]).toEqual([outside, false]);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => face(page)).toEqual(night);
  });
});
