import type { Page } from 'playwright';
import { callAs } from '../helpers/browser.ts';

export interface Vaccine {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly immunizationTimePeriod: number;
}

let counter = 0;
/** A name that no vaccine has. */
export const freeName = (): string => `Vacina de teste ${(counter += 1)}`;

/** A vaccine as a user would enter it. */
export const makeVaccine = (page: Page, name = freeName()) =>
  callAs<Vaccine>(page, 'POST', '/vaccines/', {
    name,
    immunizationTimePeriod: 3,
    immunizationTimeUnit: 'YEAR',
  });

/** A vaccine as the server has it. */
export const readVaccine = (page: Page, id: number) => callAs<Vaccine>(page, 'GET', `/vaccines/${id}`);

/** The vaccines of a name. */
export const findVaccines = (page: Page, name: string) =>
  callAs<{ content: Vaccine[]; totalItems: number }>(
    page,
    'GET',
    `/vaccines/search?name=${encodeURIComponent(name)}`,
  );
