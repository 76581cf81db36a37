import type { Page } from 'playwright';
import { expect } from 'vitest';
import { showDate } from '../../resources/numbers/dates.ts';
import { nifCheckDigit } from '../../resources/numbers/nif.ts';
import { callAs } from './browser.ts';

const digits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

/** A possible Portuguese transponder from a range that the demonstration leaves free. */
export const freeTransponder = (): string => `620272${digits(9)}`;

/** A person's tax number that nobody in the demonstration is likely to have. */
export const freeVatNumber = (): string => {
  const eight = `29${digits(6)}`;
  return `${eight}${nifCheckDigit(eight)}`;
};

/** A day in the past as people write it: 01-02-2024. */
const daysAgo = (days: number): string =>
  showDate(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));

/** A number in groups, as papers and readers print it. */
export const grouped = (number: string): string => number.replace(/(.{3})(?=.)/g, '$1 ');

/** A part of the registration's form, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The tax number of the owner that is being entered. */
export const vatField = (page: Page) =>
  part(page, 'Titular').getByRole('textbox', { name: /^Número de identificação fiscal|^NIF/ });

/** Opens the registration and gives the number. */
export async function openRegistration(page: Page, transponder: string): Promise<void> {
  await page.goto('/animal/create');
  await transponderField(page).fill(transponder);
}

/** The number that is being registered. */
export const transponderField = (page: Page) =>
  part(page, 'Identificação').getByRole('textbox', { name: 'Número do transponder' });

/** Everything that is asked about the animal itself. */
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

/** An owner whom the register does not know, at an address that it does. */
export async function fillOwner(page: Page, vatNumber: string, name: string): Promise<void> {
  const owner = part(page, 'Titular');
  await vatField(page).fill(vatNumber);
  await owner.getByRole('textbox', { name: 'Nome' }).fill(name);
  await owner.getByRole('textbox', { name: 'Código postal' }).fill('4700-205');
  await owner.getByText('Código postal confirmado').waitFor();
  await owner.getByRole('combobox', { name: 'Rua' }).fill('Rua Dom Paio Mendes');
  await owner.getByRole('textbox', { name: 'Porta' }).fill('12');
}

/** Fills the whole registration of an animal, ready to be sent. */
export async function fillRegistration(page: Page, transponder: string, name = 'Faísca'): Promise<void> {
  await openRegistration(page, transponder);
  await fillAnimal(page, name);
  await fillOwner(page, freeVatNumber(), 'Benedita Salgueiro Prata');
}

/** The button that sends a registration. */
export const registerButton = (page: Page) =>
  page.getByRole('button', { name: 'Registar animal', exact: true });

/** How many animals have this transponder. */
export async function countAnimals(page: Page, transponder: string): Promise<number> {
  const found = await callAs<{ content: { transponder: string }[] }>(
    page,
    'GET',
    `/animals/search?universalSearch=${transponder}`,
  );
  return found.content.filter((animal) => animal.transponder === transponder).length;
}

/** What is left of the credits of whoever is signed in. */
export async function creditsOf(page: Page): Promise<number> {
  const { value } = await callAs<{ value: number }>(page, 'GET', '/billing/balance');
  expect(value).toBeTypeOf('number');
  return value;
}
