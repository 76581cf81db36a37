import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredMail } from '../../../../server/mail/folder.ts';
import { codeIn } from '../../../helpers/mailbox.ts';
import {
  accessibilityFaults,
  callAs,
  mailCount,
  nextMail,
  scrollsSideways,
  withBrowser,
} from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';
import { speciesOfCategory } from '../../../../resources/animals/animal/silhouettes.ts';
import { askForCode, newOperator, newPhone, PDF, sendWithCode } from './sending.ts';

withBrowser();

interface Row {
  readonly id: number;
  readonly transponder: string;
  readonly isLocked: boolean;
  readonly birthdate: string;
  readonly breedCategory: string | null;
  readonly ownerId: number;
}
interface OwnerRow {
  readonly id: number;
  readonly vatNumber: string;
}
interface Found<R> {
  readonly content: readonly R[];
}

let page: Page;
let operator: Page;
let animal: Row;
/** The owner of the animal. */
let holder: OwnerRow;
let owner: OwnerRow;

beforeAll(async () => {
  page = await newPhone();
  operator = await newOperator();
  await operator.goto('/');
  const animals = await callAs<Found<Row>>(
    operator,
    'GET',
    '/animals/search?status=NORMAL&hasPendingOwnerTransfer=false&itemsPerPage=100&sortProperty=id&sortDirection=DESC',
  );
  const fit = animals.content.filter(
    ({ isLocked, birthdate, breedCategory }) =>
      !isLocked &&
      birthdate > '2016-01-01' &&
      birthdate < '2025-01-01' &&
      speciesOfCategory(breedCategory) === 'dog',
  );
  const ids = fit.map(({ ownerId }) => `ids=${ownerId}`).join('&');
  const path = '/owners/search?type=SINGULAR&country=PT&isLocked=false&itemsPerPage=100';
  const holders = (await callAs<Found<OwnerRow>>(operator, 'GET', `${path}&${ids}`)).content;
  animal = fit.find(({ ownerId }) => holders.some(({ id, vatNumber }) => id === ownerId && vatNumber))!;
  holder = holders.find(({ id }) => id === animal.ownerId)!;
  const owners = (await callAs<Found<OwnerRow>>(operator, 'GET', path)).content;
  owner = owners.find(({ id, vatNumber }) => vatNumber && id !== holder.id)!;
});

/** Sends the form that is filled in, and answers the reference, which is mailed as well. */
async function send(email: string): Promise<string> {
  await page.getByLabel('O seu e-mail').fill(email);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const code = await askForCode(page, email);
  const seen = await mailCount(email);
  await sendWithCode(page, code);
  await page.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();
  await nextMail(email, seen);
  return (await page.locator('.reference').innerText()).trim();
}

/** Finds the request in its queue as the operator does, and accepts it there; its person gets so many mails of it. */
async function acceptIn(queue: string, name: string, email: string, mails = 1): Promise<StoredMail[]> {
  const seen = await mailCount(email);
  await follow(operator, queue);
  await operator.getByRole('searchbox').first().fill(name);
  await operator.waitForURL(/universalSearch/);
  // Only what was found is left below the head, so that nothing moves under the pointer.
  await expect.poll(() => operator.getByRole('row').filter({ hasNotText: name }).count()).toBe(1);
  await operator.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await operator.waitForURL(new RegExp(`${queue}/\\d+`));
  await operator.getByRole('button', { name: 'Aceitar', exact: true }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Aceitar' }).click();
  await dialog.waitFor({ state: 'detached' });
  return Promise.all(Array.from({ length: mails }, (_, at) => nextMail(email, seen + at)));
}

/** Opens the request by its reference, and reads that it was accepted. */
async function openRequest(reference: string, email: string): Promise<void> {
  await page.goto(`/public/request/${reference}`);
  const seen = await mailCount(email);
  await page.getByRole('button', { name: 'Enviar o código' }).click();
  await page.getByLabel('Código').fill(codeIn(await nextMail(email, seen)));
  await page.getByRole('button', { name: 'Abrir o pedido' }).click();
  await page.getByText('Aceite', { exact: true }).waitFor();
}

describe('a person without an account, on a phone', () => {
  test('who comes to the page of signing in › finds the forms, and the page of a request', async () => {
    await page.goto('/auth/owner');
    await page.getByRole('link', { name: 'Fazer ou acompanhar um pedido' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fazer ou acompanhar um pedido' }).waitFor();
    expect(await page.getByRole('main').getByRole('link').count()).toBe(6);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Acompanhar um pedido' }).click();
    await page.getByLabel('Referência').waitFor();
  });

  test('who has another telephone › sends it with a document, and reads that it was accepted', async () => {
    const [email, name] = ['marta.telefone@example.test', 'Marta Telefone'];
    await page.goto('/forms/personal-data');
    await page.getByLabel('Nome completo').fill(name);
    await page.getByLabel('NIF do titular').fill(owner.vatNumber);
    await page.getByLabel('O seu e-mail').fill(email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('Indique pelo menos o que mudou: telefone, e-mail ou morada.').waitFor();
    await alert.getByText('Anexe pelo menos um documento.').waitFor();
    await page.getByLabel('Telefone novo').fill('913 222 111');
    await page.locator('input[name="documents"]').setInputFiles(PDF);
    const reference = await send(email);
    await acceptIn('/owner-data', name, email);
    await openRequest(reference, email);
    const { content } = await callAs<Found<{ readonly phone: string }>>(
      operator,
      'GET',
      `/owners/search?vatNumber=${owner.vatNumber}`,
    );
    expect(content[0]!.phone.replaceAll(' ', '')).toContain('913222111');
  });

  test('who keeps livestock › has a dog validated, and too few sheep are said at once', async () => {
    const [email, name] = ['rui.rebanho@example.test', 'Rui Rebanho'];
    await page.goto('/forms/validate-herding-dog');
    await page.getByLabel('Número do transponder').fill(animal.transponder);
    await page.getByLabel('Nome completo').fill(name);
    await page.getByLabel('NIF do titular').fill('123456789');
    await page.getByLabel('Marca de exploração').fill('PTXY77Q');
    await page.getByLabel('Espécie do gado').selectOption('SHEEP');
    await page.getByLabel('Número de animais').fill('2');
    await page.getByLabel('Concelho da exploração').fill('Mértola');
    await page.getByLabel('O seu e-mail').fill(email);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('São necessários pelo menos 3 ovinos ou caprinos, ou 10 bovinos.').first().waitFor();
    await page.getByLabel('Número de animais').fill('40');
    // A WebP is kept as a JPEG.
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#488848' } })
      .webp()
      .toBuffer();
    await page
      .locator('input[name="documents"]')
      .setInputFiles({ name: 'curral.webp', mimeType: 'image/webp', buffer });
    const reference = await send(email);
    await acceptIn('/herding-dog', name, email);
    await openRequest(reference, email);
    await page.getByText('curral.jpg').waitFor();
  });

  test('who lost the document of an animal › gets it by mail once it is accepted', async () => {
    const [email, name] = ['olga.documento@example.test', 'Olga Documento'];
    await page.goto('/forms/diac');
    await page.getByLabel('Número do transponder').fill(animal.transponder);
    await page.getByLabel('Nome completo').fill(name);
    await page.getByLabel('NIF do titular').fill(holder.vatNumber);
    await page.getByLabel('Motivo do pedido').fill('Perdi o documento');
    const reference = await send(email);
    const mails = await acceptIn('/request-diac', name, email, 2);
    expect(mails.some(({ text }) => text.includes(reference))).toBe(true);
    expect(mails.some((mail) => JSON.stringify(mail).includes('.pdf'))).toBe(true);
    expect(mails.some(({ text }) => text.includes('segue noutra mensagem'))).toBe(true);
    await openRequest(reference, email);
    await page.getByText('O DIAC do animal segue noutra mensagem').waitFor();
  });
});
