import type { Page } from 'playwright';
import { beforeAll } from 'vitest';
import type { TicketView } from '../../../../resources/support/ticket/calls.ts';
import { callAs, newPage, signIn, withBrowser } from '../../helpers/browser.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export let clinic: Page;
export let support: Page;

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const asking = (page: Page) => dialog(page, 'Pedir suporte');
export const headerButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Pedir suporte/ });
export const read = (page: Page, id: number) => callAs<TicketView>(page, 'GET', `/ticketing/${id}`);
export const newest = async (page: Page): Promise<number> =>
  (await callAs<{ content: { id: number }[] }>(page, 'GET', '/ticketing/search')).content[0]!.id;
export const create = (page: Page, description: string) =>
  callAs<{ id: number }>(page, 'POST', '/ticketing/', {
    category: 'OTHER',
    subject: 'OTHER',
    description,
  });

/** Opens the dialog from where the page stands, once its picture is taken. */
export async function ask(page: Page): Promise<void> {
  await headerButton(page).click();
  await asking(page).getByRole('button', { name: 'Ver e ocultar partes' }).waitFor();
}

export async function describeIt(page: Page, category: string, text: string): Promise<void> {
  await asking(page).getByRole('combobox', { name: 'Categoria' }).click();
  await page.getByRole('option', { name: category }).click();
  await asking(page).getByRole('textbox', { name: 'Descrição' }).fill(text);
}

/** Opens a window of a clinic, and one of support unless no test needs it. */
export function openSupportPages({ support: hasSupport = true } = {}): void {
  withBrowser();
  beforeAll(async () => {
    clinic = await newPage();
    await signIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
    if (!hasSupport) return;
    support = await newPage();
    await signIn(support, 'support@demo.test', { at: '/nowhere' });
  });
}
