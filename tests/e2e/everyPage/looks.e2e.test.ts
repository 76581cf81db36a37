import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { waitForIdle } from '../helpers/waitForIdle.ts';

withBrowser();

let page: Page;

const first = async <T>(path: string, filter = '') => {
  const { content } = await callAs<{ content: T[] }>(page, 'GET', `/${path}/search?itemsPerPage=1${filter}`);
  return content[0] as T;
};
const place = async (field: Locator) => {
  const box = await field.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
};
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: null });
});

describe('a form', () => {
  test('uses a large screen, and on a narrow one has one field below the other', async () => {
    const entity = await first<{ id: number }>('entities');
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(`/entity/${entity.id}`);
    await waitForIdle(page);
    const [postalCode, locality, email] = await Promise.all(
      ['Código postal', 'Localidade', 'E-mail'].map((name) => place(field(name))),
    );
    const panel = await place(page.getByRole('complementary'));
    expect(locality?.y).toBe(postalCode?.y);
    expect(locality?.x).toBeGreaterThan(postalCode?.x ?? 0);
    expect(email?.x).toBeGreaterThan((await place(field('Nome'))).x);
    expect(panel.x + panel.width).toBeGreaterThan(1800);

    await page.setViewportSize({ width: 880, height: 1000 });
    const column = await Promise.all(
      ['Nome', 'Código postal', 'Localidade', 'E-mail'].map((name) => place(field(name))),
    );
    expect(new Set(column.map(({ x }) => x)).size).toBe(1);
    expect(column.map(({ y }) => y)).toEqual(column.map(({ y }) => y).toSorted((a, b) => a - b));
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('on a telephone › has one row of buttons, and the other actions below it', async () => {
    const user = await first<{ id: number }>('users', '&status=ACTIVE');
    await page.setViewportSize({ width: 320, height: 700 });
    await follow(page, `/user/${user.id}`);
    await waitForIdle(page);
    const save = page.getByRole('button', { name: 'Guardar' });
    const bar = await save.evaluate((button) => button.parentElement?.getBoundingClientRect().height ?? 0);
    expect(bar).toBeLessThan(70);
    const more = page.getByRole('button', { name: 'Versões' });
    expect((await place(more)).y).toBeGreaterThan((await place(field('Nome'))).y);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('a day', () => {
  test('inside a sentence about an animal › is not broken at its hyphens', async () => {
    const { transponder } = await first<{ transponder: string }>('animals', '&status=NORMAL');
    await follow(page, `/animal/view/${transponder}`);
    for (const width of [1280, 700, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await waitForIdle(page);
      const lines = await page
        .getByText(/^\d\d-\d\d-\d{4}$/)
        .evaluateAll((days) => days.map((day) => [...day.getClientRects()].length));
      expect(lines.length, `${width}`).toBeGreaterThan(1);
      expect(lines.filter((count) => count > 1)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
