import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test');
});

const toast = () => page.getByRole('alert').filter({ hasText: 'Não foi possível eliminar' });
const closeToast = () => toast().getByRole('button', { name: 'Fechar a mensagem' });
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** A message that stays: a record that another user has deleted meanwhile cannot be deleted. */
async function getRefusal(): Promise<void> {
  const name = `Vacina ${Date.now()}`;
  const { id } = await callAs<{ id: number }>(page, 'POST', '/vaccines', {
    name,
    immunizationTimePeriod: 1,
    immunizationTimeUnit: 'YEAR',
  });
  await follow(page, `/vaccine/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').waitFor();
  await callAs(page, 'DELETE', `/vaccines/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await toast().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Closes the message that an earlier test has left. */
async function closeMessage(): Promise<void> {
  if ((await toast().count()) === 0) return;
  await closeToast().click();
  await toast().waitFor({ state: 'detached' });
}

/** What of the dialog lies below a message, in pixels of area. */
const covered = () =>
  page.evaluate(() => {
    const message = document.querySelector('#toasts > *')?.getBoundingClientRect();
    const panel = document.querySelector('.MuiDialog-paper, .MuiDrawer-paper')?.getBoundingClientRect();
    if (!message || !panel) throw new Error('both should be there');
    const wide = Math.min(message.right, panel.right) - Math.max(message.left, panel.left);
    const high = Math.min(message.bottom, panel.bottom) - Math.max(message.top, panel.top);
    return Math.max(0, wide) * Math.max(0, high);
  });

const OPEN = {
  'a question': () => page.getByRole('button', { name: 'Eliminar' }).press('Enter'),
  'the list of keys': () => page.keyboard.press('?'),
  'the request for support': async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Pedir suporte');
    await page.getByRole('option', { name: 'Pedir suporte' }).first().click();
    await page.getByRole('dialog').getByLabel('Categoria').waitFor();
  },
} as const;

describe.each([
  { width: 1280, height: 800 },
  { width: 1280, height: 480 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])('a message that stays, at $width × $height', (size) => {
  beforeAll(async () => {
    await closeMessage();
    await page.setViewportSize(size);
    await getRefusal();
  });

  test.each(Object.keys(OPEN) as (keyof typeof OPEN)[])('covers nothing of %s', async (what) => {
    await OPEN[what]();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(covered).toBe(0);
    expect(await toast().evaluate((element) => element.checkVisibility())).toBe(true);
    for (const button of await dialog.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await button.click({ trial: true });
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('while a dialog is open', () => {
  beforeAll(async () => {
    await closeMessage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await getRefusal();
  });

  test('Tab › moves from its last button to a message and on to its first, and back', async () => {
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = page.getByRole('dialog');
    const [cancel, confirm] = [
      dialog.getByRole('button', { name: 'Manter' }),
      dialog.getByRole('button', { name: 'Eliminar' }),
    ];
    await expect.poll(() => hasFocus(cancel)).toBe(true);
    for (const next of [confirm, closeToast(), cancel, confirm, closeToast()]) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(next)).toBe(true);
    }
    for (const before of [confirm, cancel, closeToast(), confirm]) {
      await page.keyboard.press('Shift+Tab');
      expect(await hasFocus(before)).toBe(true);
    }
  });

  test('Escape on a message › closes that alone, and the focus is back in the dialog', async () => {
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Tab');
    expect(await hasFocus(closeToast())).toBe(true);
    await page.keyboard.press('Escape');
    await toast().waitFor({ state: 'detached' });
    await expect
      .poll(() => dialog.evaluate((one) => one.parentElement?.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

/** What of the page's action bars lies below a message, in pixels of area. */
const coveredBars = () =>
  page.evaluate(() => {
    const message = document.querySelector('#toasts > *')?.getBoundingClientRect();
    const bars = [...document.querySelectorAll('[data-action-bar]')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    if (!message || bars.length === 0) throw new Error('both should be there');
    return Math.max(
      ...bars.map((bar) => {
        const wide = Math.min(message.right, bar.right) - Math.max(message.left, bar.left);
        const high = Math.min(message.bottom, bar.bottom) - Math.max(message.top, bar.top);
        return Math.max(0, wide) * Math.max(0, high);
      }),
    );
  });

/** A new vaccine, made on its page: its message is there once its page is. */
async function createVaccine(): Promise<string> {
  const name = `Vacina ${Date.now()}`;
  await follow(page, '/vaccine/create');
  await page.getByRole('heading', { level: 1, name: 'Criar vacina' }).waitFor();
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.getByRole('textbox', { name: /^Período/ }).fill('3');
  await page.getByRole('combobox', { name: /^Unidade/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await page.waitForURL(/\/vaccine\/\d+$/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return name;
}

describe.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('at $width × $height', (size) => {
  beforeAll(async () => {
    await follow(page, '/nowhere');
    await page.setViewportSize(size);
  });

  test('a message on what was done › names the act and the record, leaves the action bar free, and ends with the page that follows', async () => {
    const name = await createVaccine();
    const message = page.getByRole('status').filter({ hasText: `Vacina criada: ${name}` });
    await message.waitFor();
    await page.locator('[data-action-bar]').first().waitFor();
    await expect.poll(coveredBars).toBe(0);
    await page.evaluate(() => history.back());
    await page.waitForURL(/\/nowhere$/);
    await message.waitFor({ state: 'detached', timeout: 2_000 });
  });
});

test('an error › stays until the user opens another page', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await getRefusal();
  await page.getByRole('link', { name: 'Animais', exact: true }).first().click();
  await toast().waitFor({ state: 'detached' });
});

describe('a dialog that was closed before the server answered', () => {
  test('the refusal of its operation › is shown as a message', async () => {
    const { content } = await callAs<{ content: { transponder: string; isLocked: boolean }[] }>(
      page,
      'GET',
      '/animals/search?status=NORMAL&itemsPerPage=50',
    );
    const { transponder } = content.find(({ isLocked }) => !isLocked)!;
    await follow(page, `/animal/view/${transponder}?dialog=lock`);
    const dialog = page.getByRole('dialog', { name: /^Bloquear a ficha/ });
    await dialog.waitFor();
    let answer = () => undefined as void;
    const isClosed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      '**/api/animals/*/lock',
      async (route) => {
        await isClosed;
        await route.continue();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'detached' });
    // Meanwhile another user does the same.
    const { version } = await callAs<{ version: number }>(page, 'GET', `/animals/${transponder}`);
    await callAs(page, 'PUT', `/animals/${transponder}/lock`, { isLocked: true, version });
    answer();
    await page.getByRole('alert').filter({ hasText: 'A ficha do animal' }).waitFor();
  });
});
