import type { Page } from 'playwright';
import { codeIn } from '../../helpers/mailbox.ts';
import { mailCount, nextMail } from './mails.ts';
import { PASSWORD } from './signedIn.ts';

/** Types e-mail and password on the sign-in page; answers the mailed code. */
export async function giveCredentials(page: Page, email: string, password = PASSWORD): Promise<string> {
  const seen = await mailCount(email);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Palavra-passe' }).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código de 6 algarismos').waitFor();
  return codeIn(await nextMail(email, seen));
}

/** Types the code and sends it. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de 6 algarismos').fill(code);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Reads the legal warning to its end with the keyboard and accepts it. */
export async function acceptLegalWarning(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: 'Li e aceito' });
  // Before the text has come there is no end to go to.
  await page.getByRole('status').filter({ hasText: 'fim do texto' }).waitFor();
  await page.getByRole('region', { name: 'Texto do aviso legal' }).focus();
  await page.keyboard.press('End');
  await accept.click();
}

/** Waits for the register; accepts the legal warning on the way, where it is still owed. */
export async function arrive(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^Menu de / });
  const legal = page.getByRole('button', { name: 'Li e aceito' });
  await menu.or(legal).first().waitFor();
  if (await legal.isVisible()) await acceptLegalWarning(page);
  await menu.waitFor();
}

/**
 * Signs in from the sign-in page through every step that is due, and waits for the register. For tests that are about
 * the sign-in, or about what a page has loaded on it; all others use `signedIn`.
 */
export async function signInOnPages(
  page: Page,
  email: string,
  { at = '/auth', entity = null as string | null, password = PASSWORD } = {},
): Promise<void> {
  await page.goto(at);
  await giveCode(page, await giveCredentials(page, email, password));
  const menu = page.getByRole('button', { name: /^Menu de / });
  const entities = page.getByRole('button', { name: 'Entrar sem entidade' });
  const legal = page.getByRole('button', { name: 'Li e aceito' });
  await menu.or(entities).or(legal).first().waitFor();
  if (await entities.isVisible()) {
    if (entity) {
      await page.getByRole('radio', { name: entity }).check();
      await page.getByRole('button', { name: 'Entrar com a entidade' }).click();
    } else await entities.click();
    await entities.waitFor({ state: 'detached' });
  }
  await arrive(page);
}
