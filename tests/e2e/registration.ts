import type { Page } from 'playwright';
import { expect } from 'vitest';
import { nifCheckDigit } from '../../resources/numbers/nif.ts';

/** A valid Portuguese tax number that begins with these eight digits. */
export const nif = (eight: string): string => `${eight}${nifCheckDigit(eight)}`;

/** The field of a form at a path: `owner.street`. */
export const field = (page: Page, source: string) =>
  page.locator(`[id="field-${source.replaceAll('.', '-')}"]`);

export interface GivenOwner {
  readonly vatNumber: string;
  readonly name: string;
  readonly email: string;
}

/** Types a new owner in Portugal: the address follows from the postal code. */
export async function giveOwner(
  page: Page,
  prefix: string,
  { vatNumber, name, email }: GivenOwner,
): Promise<void> {
  await field(page, `${prefix}vatNumber`).fill(vatNumber);
  // Whoever the register does not know is typed in; the look-up has then come to nothing.
  await page.waitForResponse(
    (answer) => answer.url().includes('/owners/get-by-vat') && answer.status() === 404,
  );
  await field(page, `${prefix}name`).fill(name);
  await field(page, `${prefix}postalCode`).fill('1900-181');
  await page.getByText('Código postal confirmado: Lisboa').waitFor();
  await expect.poll(() => field(page, `${prefix}street`).isEnabled()).toBe(true);
  await field(page, `${prefix}street`).fill('Rua do Grilo');
  await field(page, `${prefix}door`).fill('12');
  await field(page, `${prefix}email`).fill(email);
  await field(page, `${prefix}phone`).fill('912 345 678');
}

/** Types an animal, all but its number and its owner. */
export async function giveAnimal(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'birthdate').fill('01092026');
  await field(page, 'breedId').fill('labr');
  await page.getByRole('option', { name: 'Labrador Retriever' }).click();
  await page.getByRole('radio', { name: 'Fêmea' }).check();
  await field(page, 'color').fill('preto');
  await field(page, 'veterinaryId').click();
  await page.getByRole('option').first().click();
}

/** The button at the form's end. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Registar animal', exact: true });

/** Opens an empty registration, for a number where one is given. */
export async function openRegistration(page: Page, transponder: string): Promise<void> {
  await page.goto('/animal/create');
  await field(page, 'transponder').fill(transponder);
}
