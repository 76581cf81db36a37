import type { Page } from 'playwright';
import { codeIn } from '../../../helpers/mailbox.ts';
import { mailCount, newPage, nextMail, signedIn } from '../../helpers/browser.ts';

/** A small document, as a form takes it. */
export const PDF = {
  name: 'declaração.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};

/** The page of a person on a phone. */
export const newPhone = (): Promise<Page> => newPage({ viewport: { width: 390, height: 844 } });

/** A page on which the operator is signed in. */
export async function newOperator(): Promise<Page> {
  const page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: null });
  return page;
}

/** Asks for the code of a form that is filled in, and answers it. */
export async function askForCode(page: Page, email: string): Promise<string> {
  const seen = await mailCount(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  return codeIn(await nextMail(email, seen));
}

/** Sends a form with its code. */
export async function sendWithCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código (obrigatório)').fill(code);
  await page.getByRole('button', { name: 'Enviar o pedido' }).click();
}
