import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { LOOK_UP_PAUSE_MS } from '../../../../src/runtime/useDebouncedValue.ts';
import { callAs, newPage, scrollsSideways, signIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});

test('a new owner on a phone › has an address by its postal code, a type by its number, and a free code abroad', async () => {
  const { content } = await callAs<{ content: { postalCode: string; vatNumber: string | null }[] }>(
    page,
    'GET',
    '/owners/search?type=SINGULAR&country=PT&itemsPerPage=20',
  );
  const known = content.find(({ postalCode, vatNumber }) => postalCode && vatNumber)!;
  await openAddress(page, '/owner/create');
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: false });
  const number = page.getByRole('textbox', { name: 'NIF/NIPC' });
  await number.waitFor();
  expect(await page.getByRole('radio', { name: 'TRACES' }).count()).toBe(1);

  // Each level of the address waits for the one above, and is cleared by it.
  const code = page.getByRole('textbox', { name: 'Código postal' });
  await code.pressSequentially('1000999');
  // The demonstration has addresses of some municipalities only: what they do not hold is taken, and marked.
  const unknown = page.getByText(/^Fica por confirmar: /);
  await unknown.waitFor();
  // A line without room would be in the page, and yet not be seen.
  expect((await unknown.locator('..').boundingBox())!.height).toBeGreaterThan(10);
  expect(await field('Porta').isDisabled()).toBe(true);
  await expect.poll(() => field('Andar ou fração').isDisabled()).toBe(true);
  await page.getByText('Indique primeiro: porta.').waitFor();
  await code.fill(known.postalCode);
  await page.getByText(/^Código postal confirmado: /).waitFor();
  const street = page.getByRole('combobox', { name: 'Rua' });
  await expect.poll(() => street.isEnabled()).toBe(true);
  await street.fill('Rua dos Sobreiros');
  await field('Porta').fill('12');
  await code.fill(known.postalCode.slice(0, -1));
  await expect.poll(() => street.inputValue()).toBe('');
  expect(await field('Porta').isDisabled()).toBe(true);

  // The number decides the type, and is looked up after a pause.
  await page.getByRole('radio', { name: 'Pessoa singular' }).check();
  await number.fill('512345678');
  await page.getByText('O número é de uma pessoa coletiva: o tipo de titular foi alterado.').waitFor();
  expect(await page.getByRole('radio', { name: 'Pessoa coletiva' }).isChecked()).toBe(true);
  await number.fill('');
  // Both moments are the page's own: a busy machine learns of each late.
  const typed = number.evaluate(
    (input) =>
      new Promise<number>((done) =>
        input.addEventListener('input', ({ timeStamp, target }) => {
          if ((target as HTMLInputElement).value.length === 9) done(timeStamp);
        }),
      ),
  );
  await number.pressSequentially(known.vatNumber!);
  await page.getByRole('complementary').getByText('Mesmo número').waitFor();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('/owners/alike') ? [startTime] : [])),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]! - (await typed)).toBeGreaterThanOrEqual(LOOK_UP_PAUSE_MS);
  expect(await page.getByRole('radio', { name: 'Pessoa singular' }).isChecked()).toBe(true);

  await page.getByRole('radio', { name: 'No estrangeiro' }).check();
  await code.fill('');
  await code.pressSequentially('75001');
  expect(await code.inputValue()).toBe('75001');
  await code.pressSequentially('-12345');
  expect(await code.inputValue()).toBe('75001-12345');
  expect(await scrollsSideways(page)).toBe(false);
});
