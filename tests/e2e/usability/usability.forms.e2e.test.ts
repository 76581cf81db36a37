import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import {
  continueButton,
  field,
  fillAnimal,
  fillOwner,
  freeTransponder,
  newcomer,
  openRegistration,
  openStep,
  part,
  sendRegistration,
} from '../helpers/registering.ts';
import { showAllOperations } from '../helpers/operations.ts';

withBrowser();

interface Animal {
  readonly id: number;
  readonly version: number;
  readonly transponder: string;
  readonly name: string;
  readonly color: string;
  readonly status: string;
  readonly isLocked: boolean;
  readonly hasPendingOwnerTransfer: boolean;
}

let clinic: Page;
let operator: Page;

beforeAll(async () => {
  clinic = await newPage();
  operator = await newPage();
  await signIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
  await signIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

/** Animals of the clinic, of one status. */
async function animals(status: string): Promise<Animal[]> {
  const path = `/animals/search?status=${status}&itemsPerPage=100`;
  return (await callAs<{ content: Animal[] }>(clinic, 'GET', path)).content;
}

/** An animal of the clinic with which everything can be done. */
async function ordinary(): Promise<Animal> {
  for (const one of await animals('NORMAL')) {
    if (one.isLocked || one.hasPendingOwnerTransfer) continue;
    const { operations } = await callAs<{ operations: Record<string, { allowed: boolean }> }>(
      clinic,
      'GET',
      `/animals/${one.id}`,
    );
    if (operations.EDIT?.allowed && operations.SET_DEAD?.allowed) return one;
  }
  throw new Error('the demonstration has no ordinary animal');
}

const hasFocus = (element: Locator) => element.evaluate((one) => one.contains(document.activeElement));

/** What an element is described by, as a screen reader says it. */
const description = (element: Locator) =>
  element.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

describe('a refused form', () => {
  /** Follows every link of the summary; returns the fields reached. */
  async function followAll(): Promise<Set<string>> {
    const summary = clinic.getByRole('alert').filter({ hasText: 'campos por corrigir' });
    await summary.waitFor();
    const postalCode = part(clinic, 'Titular').getByRole('textbox', { name: 'Código postal' });
    const links = summary.getByRole('link');
    const reached = new Set<string>();
    for (const link of await links.all()) {
      const id = (await link.getAttribute('href')) ?? '';
      await link.click();
      // The lower levels of an address wait for the postal code: that is where they lead.
      const waits = await clinic
        .locator(id)
        .evaluate((one) => one.matches(':disabled, [aria-disabled=true]'));
      await expect.poll(() => hasFocus(waits ? postalCode : clinic.locator(id)), { message: id }).toBe(true);
      reached.add(id);
    }
    expect(reached.size).toBe(await links.count());
    // Nothing that is marked as wrong is left out of the summary.
    const marked = await clinic
      .locator('[id^=field-][aria-invalid=true]')
      .evaluateAll((fields) => fields.map(({ id }) => `#${id}`));
    expect(marked.filter((id) => !reached.has(id))).toEqual([]);
    return reached;
  }

  test('a registration › focuses its first bad field, and a summary leads to each', async () => {
    await openRegistration(clinic, freeTransponder());
    const birthdate = field(clinic, 'birthdate');
    await field(clinic, 'name').fill('Faísca');
    await continueButton(clinic).click();
    await expect.poll(() => hasFocus(birthdate)).toBe(true);
    expect(await description(birthdate)).toContain('data de nascimento');
    const ofAnimal = await followAll();
    await fillAnimal(clinic, 'Faísca');
    await openStep(clinic, 'owner');
    await continueButton(clinic).click();
    const ofOwner = await followAll();
    expect(ofAnimal.size + ofOwner.size).toBeGreaterThanOrEqual(10);
  });

  test('a name that the server refuses › has its field focused and linked, and can be corrected', async () => {
    const { content } = await callAs<{ content: { name: string }[] }>(operator, 'GET', '/vaccines/search');
    const taken = content[0]!.name;
    await openAddress(operator, '/vaccine/create');
    const name = operator.getByRole('textbox', { name: 'Nome' });
    await name.fill(taken);
    await operator.getByRole('textbox', { name: /^Período/ }).fill('2');
    await operator.getByRole('combobox', { name: /^Unidade/ }).click();
    await operator.getByRole('option').first().click();
    await operator.getByRole('button', { name: 'Criar', exact: true }).click();
    const link = operator.getByRole('alert').getByRole('link').first();
    await link.waitFor();
    await expect.poll(() => hasFocus(name)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.inputValue()).toBe(taken);
    await operator.getByRole('button', { name: 'Criar', exact: true }).focus();
    await link.click();
    await expect.poll(() => hasFocus(name)).toBe(true);
    await name.fill('Nome livre');
    await operator.getByRole('button', { name: 'Criar', exact: true }).click();
    await operator.waitForURL(/\/vaccine\/\d+$/);
  });
});

describe('a refused action', () => {
  /** Of an entity that has no credits. */
  let broke: Page;

  beforeAll(async () => {
    broke = await newPage();
    await signIn(broke, 'nocredit@demo.test', { at: '/nowhere' });
  });

  test('an operation that the animal’s state does not allow › gives the reason on its button, and does nothing', async () => {
    const [dead] = await animals('DEAD');
    await openAddress(operator, `/animal/view/${dead!.transponder}`);
    const operations = operator.getByRole('navigation', { name: 'Operações' });
    await showAllOperations(operator);
    for (const name of ['Editar', 'Transmitir a titularidade', 'Mudar a fotografia']) {
      const button = operations.getByRole('button', { name });
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      expect(await description(button)).toBe('O animal está registado como morto.');
      await button.click({ force: true });
    }
    // Where the keyboard is, the reason is too.
    const tip = operator.getByRole('tooltip', { name: 'O animal está registado como morto.' });
    // Not into the corner where a tip stands before it has its place: it would go with the pointer.
    await operator.mouse.move(1270, 790);
    await expect.poll(() => tip.count()).toBe(0);
    await operator.keyboard.press('Shift+Tab');
    await operator.keyboard.press('Tab');
    // The tip of the button before may still be fading.
    await expect.poll(() => tip.count()).toBe(1);
    // What is the same for all is said once.
    expect(await operations.getByText('O animal está registado como morto.').count()).toBe(1);
    expect(new URL(operator.url()).pathname).toBe(`/animal/view/${dead!.transponder}`);
    expect(await operator.getByRole('dialog').count()).toBe(0);
    expect(await operator.getByRole('button', { name: 'Guardar alterações' }).count()).toBe(0);
  });

  test('an operation that the server refuses meanwhile › gives the reason in its dialog', async () => {
    const animal = await ordinary();
    await openAddress(clinic, `/animal/view/${animal.transponder}`);
    await showAllOperations(clinic);
    await clinic.getByRole('button', { name: 'Registar óbito' }).click();
    const dialog = clinic.getByRole('dialog');
    await dialog.waitFor();
    await callAs(operator, 'PUT', `/animals/${animal.id}/lock`, { isLocked: true });
    try {
      await dialog.getByRole('button', { name: 'Registar óbito' }).click();
      await dialog.getByRole('alert').waitFor();
      expect(await dialog.getByRole('alert').innerText()).toMatch(/bloquead|alterad/);
      const { status } = await callAs<Animal>(clinic, 'GET', `/animals/${animal.id}`);
      expect(status).toBe('NORMAL');
    } finally {
      await callAs(operator, 'PUT', `/animals/${animal.id}/lock`, { isLocked: false });
    }
  });

  test('an operation without credit › is announced as refused, shows the reason and keeps what was typed', async () => {
    const transponder = freeTransponder();
    await openRegistration(broke, transponder);
    await broke.getByText('A entidade não tem créditos').first().waitFor();
    await fillAnimal(broke, 'Tostão');
    await fillOwner(broke, newcomer());
    await sendRegistration(broke);
    const alert = broke
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'A entidade não tem créditos' });
    await alert.getByText('Carregue o saldo e tente de novo.').waitFor();
    await expect.poll(() => hasFocus(alert)).toBe(true);
    const name = field(broke, 'name');
    expect(await name.inputValue()).toBe('Tostão');
  });
});

describe('a stale save', () => {
  test('both versions › are shown field by field over the form as it was typed, and the choice is saved', async () => {
    const before = await ordinary();
    await openAddress(clinic, `/animal/view/${before.transponder}`);
    await clinic.getByRole('button', { name: 'Editar', exact: true }).click();
    const form = clinic.getByRole('form', { name: 'Editar a ficha' });
    await form.getByRole('textbox', { name: 'Nome' }).fill('Nome Daqui');
    await form.getByRole('textbox', { name: 'Passaporte' }).fill('PT-AQUI-1');

    // Meanwhile another user saves: the name too, and a colour.
    const { version } = await callAs<Animal>(operator, 'GET', `/animals/${before.id}`);
    await callAs(operator, 'PUT', `/animals/${before.id}`, { version, name: 'Nome Dali', color: 'dourado' });
    await form.getByRole('button', { name: 'Guardar alterações' }).click();

    const dialog = clinic.getByRole('dialog', { name: 'Este registo foi alterado entretanto' });
    await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await form.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Nome Daqui');
    await form.getByRole('button', { name: 'Guardar alterações' }).click();
    await dialog.waitFor();
    const group = (name: string) => dialog.getByRole('group', { name });
    expect(await group('Nome').innerText()).toMatch(/Nome Daqui[^]*Nome Dali/);
    expect(await group('Cor da pelagem').innerText()).toContain('dourado');
    expect(await group('Passaporte').innerText()).toContain('PT-AQUI-1');
    // Where both have written, the user decides.
    const save = dialog.getByRole('button', { name: 'Guardar o resultado' });
    expect(await save.isDisabled()).toBe(true);
    expect(await callAs<Animal>(operator, 'GET', `/animals/${before.id}`)).toMatchObject({
      name: 'Nome Dali',
    });

    await group('Nome')
      .getByRole('radio', { name: /Nome Daqui/ })
      .check();
    await save.click();
    await clinic.getByText(/^Ficha do animal guardada: /).waitFor();
    await clinic.getByRole('heading', { level: 1, name: 'Nome Daqui' }).waitFor();
    expect(await callAs<Animal>(operator, 'GET', `/animals/${before.id}`)).toMatchObject({
      name: 'Nome Daqui',
      passport: 'PT-AQUI-1',
      color: 'dourado',
    });
  });
});

describe('a field with the focus', () => {
  test.each([
    [320, 256],
    [390, 800],
    [1280, 800],
  ])('at %s × %s › is never behind the bars', async (width, height) => {
    await clinic.setViewportSize({ width, height });
    await openAddress(clinic, '/animal/create');
    await continueButton(clinic).waitFor();
    const hidden: string[] = [];
    for (let stop = 0; stop < 45; stop += 1) {
      await clinic.keyboard.press('Tab');
      const covered = await clinic.evaluate(
        () =>
          new Promise<string | null>((resolve) => {
            // The page is scrolled before the next frame is drawn.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const focused = document.activeElement;
                if (!(focused instanceof HTMLElement) || !focused.closest('form')) return resolve(null);
                const { left, top, width: wide, height: high } = focused.getBoundingClientRect();
                const there = document.elementFromPoint(left + Math.min(wide / 2, 40), top + high / 2);
                const around = focused.closest('label, .MuiFormControl-root') ?? focused;
                resolve(there && around.contains(there) ? null : focused.id || focused.innerText);
              }),
            );
          }),
      );
      if (covered !== null) hidden.push(covered);
    }
    await clinic.setViewportSize({ width: 1280, height: 800 });
    expect(hidden).toEqual([]);
  });
});
