import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import { lifetimeOfMessage } from '../helpers/lifetime.ts';
import {
  field,
  fillAnimal,
  fillRegistration,
  freeTransponder,
  freeVatNumber,
  grouped,
  openStep,
  part,
  sendRegistration,
  transponderField,
  vatField,
} from '../helpers/registering.ts';
import { readChip } from '../helpers/reader.ts';

withBrowser();

let page: Page;
let known: { transponder: string; name: string };
/** Reads owners of all entities; opens no page. */
let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signIn(operator, 'operator@demo.test', { at: null });
  page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(page, 'clinic@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: (typeof known)[] }>(
    page,
    'GET',
    '/animals/search?itemsPerPage=1',
  );
  known = content[0]!;
});

interface Owner {
  readonly name: string;
  readonly vatNumber: string | null;
  readonly postalCode: string | null;
  readonly door: string | null;
  readonly isLocalResident: boolean;
  readonly isLocked: boolean;
}

/** Pastes with the keyboard, as from a mail or a paper that was scanned. */
async function paste(text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

describe('a chip reader', () => {
  test('15 digits and Enter › open the animal, without a click before', async () => {
    await openAddress(page, '/');
    await page.getByRole('textbox', { name: 'Número do transponder' }).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await readChip(page, known.transponder);
    await page.waitForURL(`**/animal/view/${known.transponder}`);
    await page.getByRole('heading', { level: 1, name: known.name }).waitFor();
  });

  test('an unknown number › is offered what can be done with it, each leading to its page', async () => {
    const unknown = freeTransponder();
    const read = async () => {
      await openAddress(page, '/');
      await page.getByRole('textbox', { name: 'Número do transponder' }).fill(unknown);
      await page.keyboard.press('Enter');
      await page.getByText(`${spaced(unknown)} não está registado`).waitFor();
    };
    await read();
    const offered = page.getByRole('status').filter({ hasText: 'não está registado' }).getByRole('link');
    const names = await offered.allInnerTexts();
    expect(names).toContain('Registar o animal');
    for (const name of names) {
      await read();
      await offered.filter({ hasText: name }).click();
      await page.waitForURL((url) => url.pathname !== '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('Página não encontrada').count()).toBe(0);
      expect(await page.getByRole('textbox', { name: /transponder/i }).inputValue()).toBe(unknown);
    }
  });
});

describe('a pasted number with spaces', () => {
  test('on the home page › opens its animal', async () => {
    await openAddress(page, '/');
    await page.getByRole('textbox', { name: 'Número do transponder' }).focus();
    await paste(` ${grouped(known.transponder)} `);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/animal/view/${known.transponder}`);
  });

  test('in a registration › is accepted as transponder, tax number and postal code', async () => {
    const transponder = freeTransponder();
    const vatNumber = freeVatNumber();
    await fillRegistration(page, transponder, 'Bolota');
    for (const [step, input, text] of [
      ['animal', transponderField(page), grouped(transponder)],
      ['owner', vatField(page), grouped(vatNumber)],
      ['owner', part(page, 'Titular').getByRole('textbox', { name: 'Código postal' }), '4700 205'],
    ] as const) {
      await openStep(page, step);
      await input.fill('');
      await input.focus();
      await paste(text);
    }
    const owner = part(page, 'Titular');
    await owner.getByText('Código postal confirmado').waitFor();
    await owner.getByRole('combobox', { name: 'Rua' }).fill('Rua Dom Paio Mendes');
    await owner.getByRole('textbox', { name: 'Porta' }).fill('12');
    await sendRegistration(page);
    await page.getByRole('heading', { name: 'Animal registado: Bolota' }).waitFor();
    const { owner: kept } = await callAs<{ owner: { vatNumber: string; postalCode: string } }>(
      page,
      'GET',
      `/animals/${transponder}`,
    );
    expect(kept).toMatchObject({ vatNumber, postalCode: '4700-205' });
  });
});

describe('a known owner', () => {
  const messages = () => page.locator('#toasts').getByText('O titular já está registado');

  test('the tax number › fills the form as soon as it is in', async () => {
    const { content } = await callAs<{ content: Owner[] }>(
      page,
      'GET',
      '/owners/search?type=SINGULAR&country=PT&itemsPerPage=100',
    );
    const owner = content.find(
      (one) =>
        one.vatNumber?.startsWith('2') && one.postalCode && one.door && one.isLocalResident && !one.isLocked,
    )!;
    const transponder = freeTransponder();
    await openAddress(page, '/animal/create');
    await transponderField(page).fill(transponder);
    await fillAnimal(page, 'Estrela');
    await openStep(page, 'owner');
    await vatField(page).fill(owner.vatNumber ?? '');
    await part(page, 'Titular').getByText('Titular já registado').waitFor();
    await part(page, 'Titular').getByText(owner.name).first().waitFor();
    const input = (name: string) => part(page, 'Titular').getByRole('textbox', { name });
    expect(await input('Código postal').inputValue()).toBe(owner.postalCode);
    expect(await input('Porta').inputValue()).toBe(owner.door);
    // The form says it in view of the user: no message says it once more.
    expect(await messages().count()).toBe(0);

    // With that out of view it is a message, shown for long enough to be read: eight seconds.
    await vatField(page).fill('');
    await part(page, 'Titular').getByText('Titular já registado').waitFor({ state: 'detached' });
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: size.width, height: 240 });
    await vatField(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const lifetime = lifetimeOfMessage(page, 'O titular já está registado');
    await vatField(page).pressSequentially(owner.vatNumber ?? '');
    expect(await lifetime).toBeGreaterThan(7_500);
    await page.setViewportSize(size);

    // Nothing more is asked: the animal can be registered as it stands.
    await sendRegistration(page);
    await page.getByRole('heading', { name: 'Animal registado: Estrela' }).waitFor();
    const registered = await callAs<{ owner: { vatNumber: string } }>(
      operator,
      'GET',
      `/animals/${transponder}`,
    );
    expect(registered.owner.vatNumber).toBe(owner.vatNumber);
  });
});

describe('a registration that succeeded', () => {
  test('its page › offers to print, to open the record and to register another, of the same owner too', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const transponder = freeTransponder();
    await fillRegistration(page, transponder, 'Mimosa');
    const vatNumber = await field(page, 'owner.vatNumber').inputValue();
    await sendRegistration(page);
    const done = page.getByRole('heading', { name: 'Animal registado: Mimosa' });
    await done.waitFor();
    expect(await done.evaluate((heading) => heading === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Outro animal do mesmo titular' }).click();
    expect(await transponderField(page).inputValue()).toBe('');
    expect(await field(page, 'owner.vatNumber').inputValue()).toBe(vatNumber);
    await transponderField(page).fill(freeTransponder());
    await fillAnimal(page, 'Malhada');
    await sendRegistration(page);
    await page.getByRole('heading', { name: 'Animal registado: Malhada' }).waitFor();

    await page.getByRole('button', { name: 'Registar outro animal' }).click();
    expect(await transponderField(page).inputValue()).toBe('');
    expect(await field(page, 'owner.vatNumber').inputValue()).toBe('');

    const last = freeTransponder();
    await fillRegistration(page, last, 'Pintas');
    await sendRegistration(page);
    await page.getByRole('link', { name: 'Imprimir' }).click();
    await page.waitForURL(`**/animal/view/${last}`);
    await page.locator('html[data-printed=yes]').waitFor({ state: 'attached' });
  });
});
