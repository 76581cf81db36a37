import type { Locator, Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { codeIn } from '../../../helpers/mailbox.ts';
import {
  callAs,
  endSessionAtNextWrite,
  giveCode,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  signIn,
  withBrowser,
} from '../../helpers/browser.ts';
import {
  changeable,
  fourFields,
  frameOf,
  give,
  handed,
  jpeg,
  openPhoto,
  previewOf,
  seen,
  storedPhoto,
} from '../../animals/animal/photos.ts';
import { follow } from '../../helpers/follow.ts';
import { fillOwner, newcomer } from '../../helpers/registering.ts';

withBrowser();

let operator: Page;
let clinic: Page;
beforeAll(async () => {
  [operator, clinic] = await Promise.all([newPage(), newPage()]);
  await signIn(operator, OPERATOR);
  await signIn(clinic, CLINIC);
});
afterEach(async () => {
  for (const page of [operator, clinic]) await page.unrouteAll({ behavior: 'wait' });
});

const OPERATOR = 'operator@demo.test';
const CLINIC = 'clinic@demo.test';

const GOOD = {
  name: 'boa.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};
const REFUSED = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') };

/** A form that files go along with. */
interface Form {
  readonly email: typeof OPERATOR | typeof CLINIC;
  /** Opens it and fills in what else it asks for; answers where its files are. */
  readonly open: (page: Page) => Promise<Locator>;
  /** The button that sends it, or leads on from its files. */
  readonly send: string;
  /** Where the files stand on a page of their own: what comes after it, and the button at the very end. */
  readonly goOn?: (page: Page) => Promise<string>;
  /** What is seen once it was sent. */
  readonly sent: string | RegExp;
}

const FORMS: readonly (readonly [name: string, form: Form])[] = [
  [
    'general files',
    {
      email: OPERATOR,
      open: async (page) => {
        await follow(page, '/general-files');
        await page.getByRole('button', { name: 'Adicionar ficheiros' }).click();
        return page.getByRole('dialog', { name: 'Adicionar ficheiros' });
      },
      send: 'Enviar',
      sent: 'O ficheiro foi adicionado.',
    },
  ],
  [
    'the death of an owner',
    {
      email: OPERATOR,
      open: async (page) => {
        const path = '/owners/search?type=SINGULAR&itemsPerPage=20';
        const { content } = await callAs<{ content: { id: number; isLocked: boolean }[] }>(page, 'GET', path);
        await follow(page, `/owner/${content.find(({ isLocked }) => !isLocked)!.id}`);
        await page.getByRole('button', { name: 'Bloquear por óbito' }).click();
        return page.getByRole('dialog', { name: /por óbito\?$/ });
      },
      send: 'Bloquear por óbito',
      sent: 'Titular bloqueado por óbito: ',
    },
  ],
  [
    'a request for support',
    {
      email: CLINIC,
      open: async (page) => {
        await follow(page, '/');
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Pedir suporte/ })
          .click();
        const dialog = page.getByRole('dialog', { name: 'Pedir suporte' });
        await dialog.getByRole('button', { name: 'Ver e ocultar partes' }).waitFor();
        await dialog.getByRole('combobox', { name: 'Categoria' }).click();
        await page.getByRole('option').last().click();
        await dialog.getByRole('textbox', { name: 'Descrição' }).fill('Um pedido com um ficheiro');
        return dialog;
      },
      send: 'Criar pedido',
      sent: /^O pedido de suporte/,
    },
  ],
  [
    'an answer to support',
    {
      email: CLINIC,
      open: async (page) => {
        await follow(page, '/support/1');
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Segue o ficheiro');
        await dialog.getByRole('button', { name: 'Anexar ficheiros' }).click();
        return dialog;
      },
      send: 'Enviar',
      sent: /mensagem foi enviada/i,
    },
  ],
  [
    'a change of owner',
    {
      email: CLINIC,
      open: async (page) => {
        const [animal] = await changeable(page);
        await follow(page, `/animal/owner/change/${animal}`);
        return page.getByRole('main');
      },
      send: 'Continuar',
      goOn: async (page) => {
        await page.getByRole('button', { name: 'Continuar' }).click();
        await fillOwner(page, newcomer('Rita Lobo'), 'newOwner.');
        return 'Enviar o pedido';
      },
      sent: 'O pedido foi enviado',
    },
  ],
];

/** Signs the same person in again, over the page. */
async function signInOver(page: Page, email: string): Promise<void> {
  const over = page.getByRole('dialog', { name: 'A sessão terminou' });
  await over.waitFor();
  const before = await mailCount(email);
  await over.getByRole('textbox', { name: 'Palavra-passe' }).fill(PASSWORD);
  await over.getByRole('button', { name: 'Continuar' }).click();
  await over.getByLabel('Código de 6 algarismos').waitFor();
  await giveCode(page, codeIn(await nextMail(email, before)));
  await over.waitFor({ state: 'detached' });
}

test.each(FORMS)(
  'the form of %s › waits for a refused file to be removed, and keeps its file over the end of the session',
  async (_name, { email, open, send, goOn, sent }) => {
    const page = email === OPERATOR ? operator : clinic;
    const place = await open(page);
    const choose = (file: typeof GOOD) => place.locator('input[type=file]').last().setInputFiles(file);
    await choose(REFUSED);
    await place.getByRole('listitem').filter({ hasText: 'notas.txt' }).waitFor();
    await place.getByRole('button', { name: send, exact: true }).click();
    const waits = place.getByText('Há ficheiros por enviar ou com erro');
    await waits.waitFor();
    const remove = place.getByRole('button', { name: 'Remover notas.txt' });
    await expect.poll(() => remove.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await waits.waitFor({ state: 'detached' });
    await choose(GOOD);
    await place.getByRole('listitem').filter({ hasText: 'boa.pdf' }).waitFor();

    const last = goOn ? await goOn(page) : send;
    await endSessionAtNextWrite(page);
    await place.getByRole('button', { name: last, exact: true }).click();
    await signInOver(page, email);
    const arrived = page.waitForResponse(
      (answer) => answer.ok() && (answer.request().postData()?.includes('"filename":"boa.pdf"') ?? false),
    );
    await place.getByRole('button', { name: last, exact: true }).click();
    await arrived;
    await page.getByText(sent).first().waitFor();
  },
);

test('a file that was dropped › is kept over the end of the session like one that was chosen', async () => {
  const page = operator;
  await follow(page, '/general-files');
  await page.getByRole('button', { name: 'Adicionar ficheiros' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar ficheiros' });
  const place = dialog.getByText('ou arraste para aqui ou cole');
  await place.dispatchEvent('drop', { dataTransfer: await handed(page, [{ ...GOOD, name: 'largada.pdf' }]) });
  const row = dialog.getByRole('listitem').filter({ hasText: 'largada.pdf' });
  await row.getByText('Por enviar').waitFor();
  await endSessionAtNextWrite(page);
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await signInOver(page, OPERATOR);
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByText('O ficheiro foi adicionado.').waitFor();
  await page.getByRole('main').getByText('largada.pdf').waitFor();
});

/** Chooses a photo of four fields and moves one of them into the frame, turned. */
async function cropped(page: Page, choose: (photo: ReturnType<typeof jpeg>) => Promise<void>): Promise<void> {
  await choose(jpeg('quatro.jpg', await (await fourFields(800, 600)).jpeg({ quality: 95 }).toBuffer()));
  await frameOf(page).waitFor();
  await page.keyboard.press('r');
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('+');
  await page.getByText('300 × 300 píxeis · rodada 90°').waitFor();
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight');
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await seen(await previewOf(page))).corners).toEqual(BLUE);
}
const BLUE = ['blue', 'blue', 'blue', 'blue'];

test.each([
  ['chosen', (page: Page, photo: ReturnType<typeof jpeg>) => give(page.getByRole('dialog'), photo)],
  [
    'dropped',
    async (page: Page, photo: ReturnType<typeof jpeg>) =>
      page
        .getByRole('dialog')
        .getByText('ou arraste para aqui ou cole')
        .dispatchEvent('drop', { dataTransfer: await handed(page, [photo]) }),
  ],
] as const)(
  'a photo that was %s and is being cut when the session ends › is there afterwards, cut as it was',
  async (_how, hand) => {
    const page = clinic;
    const [animal] = (await changeable(page)) as [string];
    await openPhoto(page, animal);
    await cropped(page, (photo) => hand(page, photo));
    // The page is notified automatically.
    await callAs(page, 'DELETE', '/auth/logout');
    await signInOver(page, CLINIC);
    await page.getByText('300 × 300 píxeis · rodada 90°').waitFor();
    expect((await seen(await previewOf(page))).corners).toEqual(BLUE);
    await page.getByRole('button', { name: 'Usar este recorte' }).click();
    await page.getByText(/^Fotografia guardada: /).waitFor();
    expect((await seen((await storedPhoto(page, animal))!)).corners).toEqual(BLUE);
  },
);

test('the photo of a new animal that is being cut when the session ends › is there afterwards, cut as it was', async () => {
  const page = clinic;
  await follow(page, '/animal/create');
  const field = page.locator('input[type=file]').first();
  await field.waitFor({ state: 'attached' });
  await cropped(page, (photo) => field.setInputFiles(photo));
  await callAs(page, 'DELETE', '/auth/logout');
  await signInOver(page, CLINIC);
  await page.getByText('300 × 300 píxeis · rodada 90°').waitFor();
  await page.getByRole('button', { name: 'Usar este recorte' }).click();
  const source = await page.locator('img[src^="data:image/jpeg"]').first().getAttribute('src');
  expect((await seen(Buffer.from(source!.split(',')[1]!, 'base64'))).corners).toEqual(BLUE);
  // Without the half-filled form, about which the next page would ask.
  await page.goto('/');
});

test('a request for support half written, with a file and without its picture › is there as it was after the session', async () => {
  const page = clinic;
  await follow(page, '/animal');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Pedir suporte/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Pedir suporte' });
  await dialog.getByRole('button', { name: 'Ver e ocultar partes' }).waitFor();
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await dialog.getByRole('textbox', { name: 'Descrição' }).fill('Ainda a meio');
  await dialog.locator('input[type=file]').last().setInputFiles(GOOD);
  await dialog.getByRole('listitem').filter({ hasText: 'boa.pdf' }).waitFor();
  await callAs(page, 'DELETE', '/auth/logout');
  await signInOver(page, CLINIC);
  expect(await dialog.getByRole('textbox', { name: 'Descrição' }).inputValue()).toBe('Ainda a meio');
  await dialog.getByText('A imagem não será enviada.').waitFor();
  await dialog.getByRole('listitem').filter({ hasText: 'boa.pdf' }).waitFor();
  await dialog.getByRole('combobox', { name: 'Categoria' }).click();
  await page.getByRole('option').last().click();
  await dialog.getByRole('button', { name: 'Criar pedido' }).click();
  await page
    .getByText(/^O pedido de suporte/)
    .first()
    .waitFor();
});
