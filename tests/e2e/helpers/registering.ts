import type { Page } from 'playwright';
import { expect } from 'vitest';
import { showDate } from '../../../resources/numbers/dates.ts';
import { nifCheckDigit } from '../../../resources/numbers/nif.ts';
import { callAs } from './browser.ts';
import { openAddress } from './openAddress.ts';

let given = 0;
/** The next number of so many digits: each file of tests has a register of its own, and a worker counts on. */
const next = (digits: number): string => String((given += 1)).padStart(digits, '0');

/** A possible Portuguese transponder from a range that the demonstration leaves free; no misreading of the one before. */
export const freeTransponder = (): string => `620272${String(Number(next(9)) * 37).padStart(9, '0')}`;

/** A person's tax number from a range that the demonstration leaves free. */
export const freeVatNumber = (): string => {
  const eight = `299${next(5)}`;
  return `${eight}${nifCheckDigit(eight)}`;
};

/** A day in the past as people write it: 01-02-2024. */
const daysAgo = (days: number): string =>
  showDate(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));

/** A number in groups, as papers and readers print it. */
export const grouped = (number: string): string => number.replace(/(.{3})(?=.)/g, '$1 ');

/** A part of the registration's form, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The field of a form at a path: `owner.street`. */
export const field = (page: Page, source: string) =>
  page.locator(`[id="field-${source.replaceAll('.', '-')}"]`);

/** The number that is being registered. */
export const transponderField = (page: Page) =>
  part(page, 'Identificação').getByRole('textbox', { name: 'Número do transponder' });

/** The tax number of the owner that is being entered. */
export const vatField = (page: Page) =>
  part(page, 'Titular').getByRole('textbox', { name: /^Número de identificação fiscal|^NIF/ });

/** Opens an empty registration and gives the number. */
export async function openRegistration(page: Page, transponder: string): Promise<void> {
  await openAddress(page, '/animal/create');
  await transponderField(page).fill(transponder);
}

const STEPS = ['animal', 'owner', 'confirm'] as const;

/** The button that opens the next step of a registration. */
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

const backButton = (page: Page) => page.getByRole('button', { name: 'Passo anterior', exact: true });

/** Opens a step of the registration, forwards or back. */
export async function openStep(page: Page, wanted: (typeof STEPS)[number]): Promise<void> {
  const shown = page.locator('[data-step]:not([hidden])');
  const target = STEPS.indexOf(wanted);
  const name = await shown.getAttribute('data-step');
  for (let at = STEPS.findIndex((step) => step === name); at !== target;) {
    const isAhead = at < target;
    await (isAhead ? continueButton(page) : backButton(page)).click();
    at += isAhead ? 1 : -1;
    await page.locator(`[data-step="${STEPS[at]}"]:not([hidden])`).waitFor();
  }
}

/** Everything that is asked about the animal itself, but for its number. */
export async function fillAnimal(page: Page, name: string): Promise<void> {
  const about = part(page, 'Dados do animal');
  await about.getByRole('textbox', { name: 'Nome' }).fill(name);
  await about.getByRole('textbox', { name: 'Data de nascimento' }).fill(daysAgo(60));
  await about.getByRole('combobox', { name: 'Espécie ou raça' }).fill('labrador');
  await page.getByRole('option', { name: 'Labrador Retriever' }).click();
  await about.getByRole('radio', { name: 'Fêmea' }).check();
  await about.getByRole('combobox', { name: 'Cor da pelagem' }).fill('amarelo');
  const veterinarian = part(page, 'Médico veterinário e entidade').getByRole('combobox', {
    name: 'Médico veterinário',
  });
  await veterinarian.click();
  await page.getByRole('option').first().click();
}

export interface GivenOwner {
  readonly vatNumber: string;
  readonly name: string;
  readonly email: string;
}

/** A person whom the register does not know. */
export const newcomer = (name = 'Benedita Salgueiro Prata'): GivenOwner => {
  const vatNumber = freeVatNumber();
  return { vatNumber, name, email: `titular.${vatNumber}@caixa.test` };
};

/** Types an owner whom the register does not know, at an address that it does: streets follow from the postal code. */
export async function fillOwner(
  page: Page,
  { vatNumber, name, email }: GivenOwner,
  prefix: 'owner.' | 'newOwner.' = 'owner.',
): Promise<void> {
  if (prefix === 'owner.') await openStep(page, 'owner');
  // An unknown owner is typed in, after the look-up has found none.
  const unknown = page.waitForResponse(
    (answer) => answer.url().includes('/owners/get-by-vat') && answer.status() === 404,
  );
  await field(page, `${prefix}vatNumber`).fill(vatNumber);
  await unknown;
  await field(page, `${prefix}name`).fill(name);
  await field(page, `${prefix}postalCode`).fill('1900-181');
  await page.getByText('Código postal confirmado: Lisboa').waitFor();
  await expect.poll(() => field(page, `${prefix}street`).isEnabled()).toBe(true);
  await field(page, `${prefix}street`).fill('Rua do Grilo');
  await field(page, `${prefix}door`).fill('12');
  await field(page, `${prefix}email`).fill(email);
  await field(page, `${prefix}phone`).fill('912 345 678');
}

/** Fills the whole registration of an animal, ready to be sent. */
export async function fillRegistration(page: Page, transponder: string, name = 'Faísca'): Promise<void> {
  await openRegistration(page, transponder);
  await fillAnimal(page, name);
  await fillOwner(page, newcomer());
}

/** The button that sends a registration, at its last step. */
export const registerButton = (page: Page) =>
  page.getByRole('button', { name: 'Registar animal', exact: true });

/** Walks what is left of a registration, and sends it. */
export async function sendRegistration(page: Page): Promise<void> {
  await openStep(page, 'confirm');
  await registerButton(page).click();
}

/** How many animals have this transponder. */
export async function countAnimals(page: Page, transponder: string): Promise<number> {
  const found = await callAs<{ content: { transponder: string }[] }>(
    page,
    'GET',
    `/animals/search?universalSearch=${transponder}`,
  );
  return found.content.filter((animal) => animal.transponder === transponder).length;
}

/** The credits left of the signed-in user. */
export async function creditsOf(page: Page): Promise<number> {
  const { value } = await callAs<{ value: number }>(page, 'GET', '/billing/balance');
  expect(value).toBeTypeOf('number');
  return value;
}
