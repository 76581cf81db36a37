import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, mailCount, newPage, nextMail, signIn, withBrowser } from './browser.ts';
import { field, giveAnimal, giveOwner, nif, openRegistration, submit } from './registration.ts';

withBrowser();

/** Numbers of this run, so that no test meets another's. */
const STAMP = String(Date.now()).slice(-7);
let count = 0;
const newTransponder = (): string => `62009812${String(Number(STAMP) + (count += 1)).padStart(7, '0')}`;
const newVat = (): string => nif(`2${String((Number(STAMP) + (count += 1)) % 10_000_000).padStart(7, '0')}`);

const MARIA = { vatNumber: newVat(), name: `Maria Travanca ${STAMP}`, email: `maria.${STAMP}@caixa.test` };
const JOANA = { vatNumber: newVat(), name: `Joana Ribalta ${STAMP}`, email: `joana.${STAMP}@caixa.test` };
const TRANSPONDER = newTransponder();
const NAME = `Faísca ${STAMP}`;

/** A page of text as a PDF: what a scanned declaration is to the register. */
const DECLARATION = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
    '0000000009 00000 n \n0000000056 00000 n \n0000000107 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n170\n%%EOF\n',
);

let clinic: Page;
let operator: Page;

const balance = async (): Promise<number> =>
  (await callAs<{ value: number }>(clinic, 'GET', '/billing/balance')).value;

/** An animal's page asks before a changed form is left: tests leave it without a word. */
const leaveFreely = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

async function register(page: Page, transponder: string, name: string, owner = MARIA): Promise<void> {
  await openRegistration(page, transponder);
  await giveAnimal(page, name);
  await field(page, 'owner.vatNumber').fill(owner.vatNumber);
  await page.getByText('Titular já registado').waitFor();
  await submit(page).click();
}

beforeAll(async () => {
  clinic = await newPage();
  operator = await newPage();
  leaveFreely(clinic);
  leaveFreely(operator);
  await signIn(clinic, 'clinic@demo.test');
  await signIn(operator, 'operator@demo.test');
});

describe('a clinic registers an animal', () => {
  test('an unknown number offers to register, and a form sent empty says under each field what is missing', async () => {
    await clinic.goto('/');
    const scan = clinic.getByRole('textbox', { name: 'Número do transponder' });
    await scan.fill(TRANSPONDER);
    await clinic.keyboard.press('Enter');
    await clinic.getByRole('link', { name: 'Registar o animal' }).click();
    await clinic.waitForURL('**/animal/create');
    expect(await field(clinic, 'transponder').inputValue()).toBe(TRANSPONDER);
    await clinic.getByText('15 | 15').waitFor();

    await submit(clinic).click();
    await clinic.getByText(/\d+ campos precisam de atenção/).waitFor();
    await expect.poll(() => clinic.evaluate(() => document.activeElement?.id)).toBe('field-name');
    for (const [source, sentence] of [
      ['name', 'Indique o nome.'],
      ['birthdate', 'Indique a data de nascimento.'],
      ['color', 'Indique a cor da pelagem.'],
      ['owner.vatNumber', 'Indique o número de identificação fiscal.'],
      ['owner.postalCode', 'Indique o código postal.'],
      ['veterinaryId', 'Indique o médico veterinário.'],
    ] as const) {
      const describedBy = await field(clinic, source).getAttribute('aria-describedby');
      expect(await clinic.locator(`[id="${describedBy ?? ''}"]`).innerText(), source).toContain(sentence);
    }
    await clinic.getByRole('link', { name: /^Cor da pelagem/ }).click();
    expect(await clinic.evaluate(() => document.activeElement?.id)).toBe('field-color');
  });

  test('with its owner, whose address follows from the postal code, and pays one credit for it', async () => {
    const before = await balance();
    await giveAnimal(clinic, NAME);
    await giveOwner(clinic, 'owner.', MARIA);
    await submit(clinic).click();
    await clinic.getByRole('heading', { name: `${NAME} está registado` }).waitFor();
    await clinic.getByText(`Saldo: ${before - 1} créditos.`).waitFor();
    expect(await balance()).toBe(before - 1);
    await clinic.getByRole('button', { name: 'Registar outro animal' }).waitFor();

    await clinic.getByRole('link', { name: 'Abrir a ficha' }).click();
    await clinic.waitForURL(`**/animal/view/${TRANSPONDER}`);
    await clinic.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await clinic.getByRole('link', { name: MARIA.name }).first().waitFor();
  });

  test('prints a sheet without menus, with a code of two centimetres or more', async () => {
    await clinic.emulateMedia({ media: 'print' });
    const code = clinic.getByRole('img', { name: `Código QR com o endereço da ficha de ${NAME}` });
    await code.waitFor();
    const box = await code.boundingBox();
    expect((box?.width ?? 0) / (96 / 2.54)).toBeGreaterThanOrEqual(2);
    expect(await clinic.getByRole('button', { name: 'Mudar o titular' }).isVisible()).toBe(false);
    expect(await clinic.locator('nav').first().isVisible()).toBe(false);
    await clinic.emulateMedia({ media: 'screen' });
  });

  test('and finds it again by number, name and owner', async () => {
    const spaced = `${TRANSPONDER.slice(0, 3)} ${TRANSPONDER.slice(3, 9)} ${TRANSPONDER.slice(9)}`;
    for (const words of [spaced, NAME, MARIA.name]) {
      await clinic.goto('/animal');
      await clinic.getByRole('searchbox', { name: 'Pesquisar em animais' }).fill(words);
      const link = clinic.getByRole('main').getByRole('link', { name: NAME });
      await link.waitFor();
      await expect.poll(() => clinic.getByRole('main').locator('a[href^="/animal/view/"]').count()).toBe(1);
    }
  });
});

describe('the animal gets a new owner', () => {
  test('the clinic asks for it, with a declaration attached', async () => {
    await clinic.goto(`/animal/view/${TRANSPONDER}`);
    await clinic.getByRole('button', { name: 'Mudar o titular' }).click();
    await clinic.waitForURL('**/animal/owner/change/**');
    await clinic.getByRole('button', { name: 'Continuar' }).click();
    await clinic.getByText('Anexe pelo menos um documento.').waitFor();
    await clinic
      .locator('input[type=file]')
      .setInputFiles({ name: 'declaracao.pdf', mimeType: 'application/pdf', buffer: DECLARATION });
    await clinic.getByText('declaracao.pdf').waitFor();
    await clinic.getByRole('button', { name: 'Continuar' }).click();
    await giveOwner(clinic, 'newOwner.', JOANA);
    await clinic.getByRole('button', { name: 'Enviar o pedido' }).click();
    await clinic.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();

    await clinic.getByRole('link', { name: 'Voltar à ficha do animal' }).click();
    await clinic.getByText('Mudança de titular pendente', { exact: true }).waitFor();
    const edit = clinic.getByRole('button', { name: /^Editar/ });
    expect(await edit.getAttribute('aria-disabled')).toBe('true');
    const operations = clinic.getByRole('navigation', { name: 'Operações' });
    await operations.getByText('Há um pedido de mudança de titular pendente').waitFor();
  });

  test('the operator looks at the declaration and accepts, and is told that it was the last', async () => {
    const [maria, joana] = [await mailCount(MARIA.email), await mailCount(JOANA.email)];
    await operator.goto('/transfers');
    await operator.getByRole('searchbox').fill(TRANSPONDER);
    await expect.poll(() => operator.url()).toContain(TRANSPONDER);
    await operator.getByRole('main').getByRole('link', { name: NAME }).click();
    await operator.waitForURL('**/transfers/*');
    await operator.getByRole('heading', { level: 1, name: new RegExp(NAME) }).waitFor();
    const both = operator.getByRole('table');
    await both.getByText(MARIA.name).waitFor();
    await both.getByText(JOANA.name).waitFor();
    const preview = operator.getByTitle('Pré-visualização de declaracao.pdf');
    await preview.waitFor();
    expect(await preview.getAttribute('src')).toMatch(/^blob:/);

    await operator.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await operator
      .getByText(`${NAME} passa de ${MARIA.name} para ${JOANA.name}.`, { exact: false })
      .waitFor();
    await operator.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await operator.getByText('O pedido foi aceite.').waitFor();
    await operator.getByText('Era o último pedido por decidir.').waitFor();

    // Both sides were told.
    expect((await nextMail(MARIA.email, maria)).text).toContain(TRANSPONDER);
    expect((await nextMail(JOANA.email, joana)).text).toContain(TRANSPONDER);
  });

  test('then the new owner shows, and the old one in the versions, side by side', async () => {
    await clinic.goto(`/animal/view/${TRANSPONDER}`);
    await clinic.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await clinic.getByRole('main').getByText(JOANA.name).first().waitFor();

    await operator.goto(`/animal/view/${TRANSPONDER}?tab=versions`);
    const versions = operator.getByRole('table', { name: 'Comparação de versões' });
    const owner = versions.getByRole('row', { name: /Titular/ });
    await owner.getByText(MARIA.name).waitFor();
    await owner.getByText(JOANA.name).waitFor();
  });

  test('and the clinic that asked finds the decision among its notifications', async () => {
    await clinic.goto('/');
    await clinic.getByText('Mudança de titular aceite').first().waitFor();
  });
});

describe('the queue of requests', () => {
  const place = () => operator.getByText(/^\d+ de \d+$/);
  const heading = () => operator.getByRole('heading', { level: 1 });
  const openQueue = async () => {
    await operator.goto('/transfers?filter=%7B%22closed%22%3Afalse%7D');
    await operator.getByRole('table', { name: 'Mudanças de titular' }).waitFor();
  };

  test('moves with J and K, asks with A, and keeps still while somebody types', async () => {
    await openQueue();
    await operator.getByRole('table').getByRole('link').first().click();
    await operator.getByText(/^1 de \d+$/).waitFor();
    const first = operator.url();
    await operator.keyboard.press('j');
    await operator.getByText(/^2 de \d+$/).waitFor();
    await operator.keyboard.press('Alt+k');
    await operator.getByText(/^2 de \d+$/).waitFor();
    await operator.keyboard.press('k');
    await expect.poll(() => operator.url()).toBe(first);
    await operator.keyboard.press('a');
    await operator.getByRole('dialog', { name: 'Aceitar a mudança de titular?' }).waitFor();
    await operator.keyboard.press('Escape');
    await operator.getByRole('dialog').waitFor({ state: 'detached' });
    await operator.getByText('Aguarda').first().waitFor();
  });

  test('a rejection takes its reason from the list, in words that can be changed, and the next request opens', async () => {
    await openQueue();
    await operator.getByRole('table').getByRole('link').first().click();
    await place().waitFor();
    const path = () => new URL(operator.url()).pathname;
    const [first, name] = [path(), await heading().innerText()];
    await operator.getByRole('button', { name: 'Rejeitar' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Rejeitar o pedido' });
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await dialog.getByText('Indique o motivo.').waitFor();
    await dialog.getByRole('combobox', { name: 'Motivo' }).click();
    await operator.getByRole('option').nth(1).click();
    const text = dialog.getByRole('textbox', { name: 'Texto enviado a quem pediu' });
    await text.fill(`${await text.inputValue()} Envie de novo.`);
    await text.press('End');
    await text.pressSequentially('j');
    expect(path()).toBe(first);
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await operator.getByText('O pedido foi rejeitado.').waitFor();
    await expect.poll(path).not.toBe(first);
    await expect.poll(() => heading().innerText()).not.toBe(name);
    await expect.poll(() => operator.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('several are decided at once: how many is said first, and what stands against one of them', async () => {
    await openQueue();
    const ticks = operator.getByRole('table').getByRole('checkbox', { name: /^Selecionar o pedido/ });
    for (const at of [0, 1, 2]) await ticks.nth(at).check();
    const path = await operator.getByRole('table').getByRole('link').first().getAttribute('href');
    const id = Number(path?.split('/').at(-1));
    await callAs(operator, 'PUT', `/animal-transfers/${id}/decision`, {
      validation: 'REJECTED',
      comments: 'Não',
    });
    await operator.getByRole('button', { name: 'Rejeitar', exact: true }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByText('Rejeitar 3 pedidos?').waitFor();
    await dialog.getByRole('textbox', { name: 'Texto enviado a quem pediu' }).fill('Faltam assinaturas.');
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await dialog.getByText('1 pedido não pôde ser decidido:').waitFor();
    await dialog.getByText('já está concluído', { exact: false }).waitFor();
    await dialog.getByText('Rejeitar 2 pedidos?').waitFor();
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await operator.getByText('2 pedidos rejeitados.').waitFor();
  });
});

describe('what is refused says why, and keeps what was typed', () => {
  test('a number that is registered already leads to its animal', async () => {
    await openRegistration(clinic, TRANSPONDER);
    await clinic.getByText('Já existe um animal registado com este transponder', { exact: false }).waitFor();
    await clinic.getByRole('link', { name: 'Abrir a ficha deste animal' }).click();
    await clinic.waitForURL(`**/animal/view/${TRANSPONDER}`);
  });

  test('an entity without credits is told before, and once more when it tries', async () => {
    const page = await newPage();
    leaveFreely(page);
    await signIn(page, 'nocredit@demo.test');
    await openRegistration(page, newTransponder());
    await page.getByText('A entidade não tem créditos').first().waitFor();
    await giveAnimal(page, 'Pobre');
    await giveOwner(page, 'owner.', { ...MARIA, vatNumber: newVat(), name: 'Sem Saldo' });
    await submit(page).click();
    await page.getByRole('alert').filter({ hasText: 'Carregue o saldo' }).waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Pobre');
    await page.context().close();
  });

  test('a locked owner is told as soon as the number is in, and refused', async () => {
    const found = await callAs<{ content: { id: number }[] }>(
      operator,
      'GET',
      `/owners/search?vatNumber=${MARIA.vatNumber}`,
    );
    const id = found.content[0]?.id;
    await callAs(operator, 'PUT', `/owners/${id}/lock`, { isLocked: true });
    await openRegistration(clinic, newTransponder());
    await giveAnimal(clinic, 'Trancado');
    await field(clinic, 'owner.vatNumber').fill(MARIA.vatNumber);
    await clinic.getByText('Este titular não pode receber animais.', { exact: false }).waitFor();
    await submit(clinic).click();
    await clinic.getByRole('alert').filter({ hasText: 'O titular está bloqueado' }).first().waitFor();
    expect(await field(clinic, 'name').inputValue()).toBe('Trancado');
    await callAs(operator, 'PUT', `/owners/${id}/lock`, { isLocked: false });
  });

  test('a stale save shows both versions', async () => {
    const transponder = newTransponder();
    await register(clinic, transponder, 'Original');
    await clinic.getByRole('link', { name: 'Abrir a ficha' }).click();
    await clinic.getByRole('button', { name: /^Editar/ }).click();
    const name = clinic.getByRole('textbox', { name: 'Nome', exact: false }).first();
    await name.fill('Escrito por mim');
    const { id, version } = await callAs<{ id: number; version: number }>(
      operator,
      'GET',
      `/animals/${transponder}`,
    );
    await callAs(operator, 'PUT', `/animals/${id}`, { name: 'Escrito por outro', version });
    await clinic.getByRole('button', { name: 'Guardar alterações' }).click();
    const dialog = clinic.getByRole('dialog', { name: 'Este registo foi alterado entretanto' });
    await dialog.getByText('Escrito por mim').waitFor();
    await dialog.getByText('Escrito por outro').waitFor();
    await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
    expect(await name.inputValue()).toBe('Escrito por mim');
  });

  test('a lost connection keeps what was typed, and trying again registers once', async () => {
    const transponder = newTransponder();
    const before = await balance();
    // The server does its work, and none of its answers arrives.
    await clinic.route(
      (url) => url.pathname === '/api/animals',
      async (route) => {
        await route.fetch().catch(() => undefined);
        await route.abort();
      },
    );
    await register(clinic, transponder, 'Perdida');
    await clinic.getByText('Sem ligação ao servidor').waitFor();
    expect(await field(clinic, 'name').inputValue()).toBe('Perdida');
    await clinic.unroute((url) => url.pathname === '/api/animals').catch(() => undefined);
    await clinic.unrouteAll();
    await clinic.getByRole('button', { name: 'Tentar de novo' }).click();
    await clinic.getByRole('heading', { name: 'Perdida está registado' }).waitFor();
    expect(await balance()).toBe(before - 1);
  });

  test('a double click registers one animal', async () => {
    const transponder = newTransponder();
    const before = await balance();
    let sent = 0;
    clinic.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/animals') sent += 1;
    });
    await openRegistration(clinic, transponder);
    await giveAnimal(clinic, 'Dupla');
    await field(clinic, 'owner.vatNumber').fill(MARIA.vatNumber);
    await clinic.getByText('Titular já registado').waitFor();
    await submit(clinic).dblclick();
    await clinic.getByRole('heading', { name: 'Dupla está registado' }).waitFor();
    expect(sent).toBe(1);
    expect(await balance()).toBe(before - 1);
  });
});

test('a registration that was not finished outlives a crash, and goes when its writer signs out', async () => {
  const page = await newPage();
  await signIn(page, 'clinic@demo.test');
  const transponder = newTransponder();
  await openRegistration(page, transponder);
  await field(page, 'name').fill('Inacabado');
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(
        ([key, value]) => key.includes('draft') && value.includes('Inacabado'),
      ),
    );
  await expect.poll(kept).toBe(true);
  const crashed = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await crashed.goto('/animal/create');
  await crashed.getByRole('button', { name: 'Continuar o registo' }).click();
  expect(await field(crashed, 'name').inputValue()).toBe('Inacabado');
  expect(await field(crashed, 'transponder').inputValue()).toBe(transponder);

  await crashed.goto('/');
  await crashed.getByRole('button', { name: 'Terminar sessão' }).first().click();
  await crashed.waitForURL('**/auth**');
  const left = await crashed.evaluate(() =>
    Object.values(localStorage).some((value) => value.includes('Inacabado')),
  );
  expect(left).toBe(false);
});
