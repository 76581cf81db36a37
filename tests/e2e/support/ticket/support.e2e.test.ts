import sharp from 'sharp';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import {
  clinic,
  support,
  toast,
  dialog,
  asking,
  read,
  newest,
  create,
  ask,
  describeIt,
  openSupportPages,
} from './supportPages.ts';

openSupportPages();

describe('the list of tickets', () => {
  test('an unread ticket › is marked until it is opened, over the list, under an address that opens the same', async () => {
    await openAddress(clinic, '/support/');
    const row = clinic.getByRole('listitem').filter({ hasText: 'Erro no transponder' });
    await row.getByText('Há mensagens por ler').waitFor({ state: 'attached' });
    await row.getByText('Respondido').waitFor();
    await clinic.getByRole('button', { name: 'Com mensagens por ler (1)' }).waitFor();
    await row.getByRole('link').click();
    await clinic.waitForURL(/\/support\/1$/);
    await dialog(clinic, /Pedido de suporte n.º 1/)
      .getByText('Registe os 15 algarismos')
      .waitFor();
    await openAddress(clinic, '/support/1');
    await dialog(clinic, /Pedido de suporte n.º 1/)
      .getByText('Registe os 15 algarismos')
      .waitFor();
    await clinic.keyboard.press('Escape');
    await clinic.waitForURL(/\/support$/);
    await clinic.getByRole('button', { name: 'Com mensagens por ler (0)' }).waitFor();
    await row.getByText('Há mensagens por ler').waitFor({ state: 'detached' });
  });

  test('filters by status and category › survive an open ticket and a reload, and show when nothing matches', async () => {
    await openAddress(clinic, '/support');
    await clinic.getByRole('combobox', { name: 'Estado' }).click();
    await clinic.getByRole('option', { name: 'Resolvido' }).click();
    await clinic.getByRole('link', { name: /^Validade da vacina da raiva/ }).click();
    await clinic.waitForURL(/\/support\/3\?status=RESOLVED$/);
    await clinic.getByRole('button', { name: 'Fechar' }).click();
    await clinic.reload();
    await clinic.getByRole('link', { name: /^Validade da vacina da raiva/ }).waitFor();
    expect(await clinic.getByRole('link', { name: /^O leitor mostra 16/ }).count()).toBe(0);
    await clinic.getByRole('combobox', { name: 'Categoria' }).click();
    await clinic.getByRole('option', { name: 'Faturação' }).click();
    await clinic.getByText('Nenhum pedido corresponde aos filtros').waitFor();
    await clinic.getByRole('button', { name: 'Limpar os filtros' }).click();
    await clinic.getByRole('link', { name: /^O leitor mostra 16/ }).waitFor();
  });

  test('a notification with number and subject of a ticket › leads to it', async () => {
    await openAddress(clinic, '/notifications');
    const item = clinic.getByRole('listitem').filter({ hasText: '«O leitor mostra 16 algarismos»' });
    await item.getByRole('link', { name: 'Nova mensagem de suporte' }).click();
    await clinic.waitForURL(/\/support\/1$/);
  });

  test('an unknown ticket › is shown as such, with a link back', async () => {
    await openAddress(clinic, '/support/99999999');
    const gone = dialog(clinic, /Pedido de suporte n.º 99999999/);
    await gone.getByText('Pedido não encontrado').waitFor();
    expect(await gone.getByRole('button', { name: 'Tentar de novo' }).count()).toBe(0);
    await gone.getByRole('button', { name: 'Ver os pedidos' }).click();
    await clinic.waitForURL(/\/support$/);
  });

  test('the home page › has it, and leads to all tickets', async () => {
    await openAddress(clinic, '/');
    const widget = clinic.getByRole('region', { name: 'Pedidos de suporte' });
    await widget.getByRole('link', { name: /^O leitor mostra 16/ }).waitFor();
    await widget.getByRole('link', { name: 'Todos os pedidos' }).click();
    await clinic.waitForURL(/\/support$/);
  });
});

describe('asking support', () => {
  test('a request › is sent with the picture and address of the page and the last actions, confirms and closes', async () => {
    await openAddress(clinic, '/animal');
    await clinic.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await ask(clinic);
    await describeIt(clinic, 'Faturação', 'A lista não mostra o animal que registei.');
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    await toast(clinic, /O pedido de suporte n.º \d+ foi criado/).waitFor();
    await asking(clinic).waitFor({ state: 'detached' });
    const id = await newest(clinic);
    const ticket = await read(support, id);
    expect(ticket).toMatchObject({ category: 'BILLING', subject: 'BILLING', status: 'OPEN' });
    expect(ticket.attachments).toMatchObject([{ filename: 'screenshot.png', type: 'image/png' }]);
    expect(ticket.currentUrl).toMatch(/\/animal$/);
    expect(ticket.trace?.logSessionId).toMatch(/^[a-z]{12}$/);
    expect(ticket.trace?.lastSteps.join('\n')).toContain('page /animal');
  });

  test('an area covered by two corners with the keyboard › is not in the file', async () => {
    await openAddress(clinic, '/animal');
    await clinic.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await ask(clinic);
    await describeIt(clinic, 'Outro assunto', 'Com uma parte oculta.');
    await asking(clinic).getByRole('button', { name: 'Ver e ocultar partes' }).click();
    const cover = dialog(clinic, 'Imagem da página');
    await cover.getByRole('application').focus();
    for (const key of [
      'Enter',
      ...Array<string>(8).fill('Shift+ArrowRight'),
      ...Array<string>(4).fill('Shift+ArrowDown'),
    ])
      await clinic.keyboard.press(key);
    await cover.getByText('Primeiro canto marcado').waitFor();
    await clinic.keyboard.press('Enter');
    await cover.getByText('1 parte oculta').waitFor();
    await cover.getByRole('button', { name: 'Usar esta imagem' }).click();
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    await toast(clinic, /foi criado/)
      .last()
      .waitFor();
    await asking(clinic).waitFor({ state: 'detached' });
    const id = await newest(clinic);
    const [file] = (await read(clinic, id)).attachments;
    const { contents } = await callAs<{ contents: string }>(
      clinic,
      'GET',
      `/ticketing/${id}/attachments/${file!.id}`,
    );
    const bytes = Buffer.from(contents, 'base64');
    const { width, height } = await sharp(bytes).metadata();
    const part = {
      left: Math.round(width / 4) + 20,
      top: Math.round(height / 4) + 20,
      width: 400,
      height: 200,
    };
    const brightest = async (picture: Buffer) =>
      Math.max(...(await sharp(picture).stats()).channels.slice(0, 3).map(({ max }) => max));
    expect(await brightest(await sharp(bytes).extract(part).toBuffer())).toBe(0);
    expect(await brightest(bytes)).toBeGreaterThan(200);
  });

  test('the picture › can be left out, and discarding what was written asks first', async () => {
    await openAddress(clinic, '/animal');
    await ask(clinic);
    await describeIt(clinic, 'Outro assunto', 'Sem imagem.');
    await asking(clinic).getByRole('button', { name: 'Retirar' }).click();
    await asking(clinic).getByText('A imagem não será enviada.').waitFor();
    await clinic.keyboard.press('Escape');
    await dialog(clinic, 'Descartar o pedido?').getByRole('button', { name: 'Continuar a escrever' }).click();
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    await toast(clinic, /foi criado/)
      .last()
      .waitFor();
    await asking(clinic).waitFor({ state: 'detached' });
    expect((await read(clinic, await newest(clinic))).attachments).toEqual([]);
  });

  test('a category that the server refuses › has its error below, until another is chosen', async () => {
    await openAddress(clinic, '/animal');
    await ask(clinic);
    await describeIt(clinic, 'Outro assunto', 'De uma categoria que já não há.');
    // A page from before a change of the register sends a category that is gone.
    await clinic.route('**/api/ticketing/', (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...body, category: 'GONE', subject: 'GONE' }) });
    });
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    await asking(clinic).getByRole('alert').filter({ hasText: 'O pedido não foi criado' }).waitFor();
    const category = asking(clinic).getByRole('combobox', { name: 'Categoria' });
    await expect.poll(() => category.getAttribute('aria-invalid')).toBe('true');
    const told = clinic.locator(`[id="${await category.getAttribute('aria-describedby')}"]`);
    expect((await told.innerText()).trim()).not.toBe('');
    expect(await category.evaluate((element) => element === document.activeElement)).toBe(true);
    await clinic.unroute('**/api/ticketing/');
    await describeIt(clinic, 'Faturação', 'De outra categoria.');
    expect(await category.getAttribute('aria-invalid')).not.toBe('true');
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    await toast(clinic, /foi criado/)
      .last()
      .waitFor();
    await asking(clinic).waitFor({ state: 'detached' });
  });

  test('a refused ticket › shows what is missing below its field, then the reason of the server, and the text stays', async () => {
    await openAddress(clinic, '/animal');
    await ask(clinic);
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    const category = asking(clinic).getByRole('combobox', { name: 'Categoria' });
    await asking(clinic).getByText('Escolha uma categoria.').waitFor();
    expect(await category.evaluate((element) => element === document.activeElement)).toBe(true);
    const described = await category.getAttribute('aria-describedby');
    expect(await clinic.locator(`[id="${described}"]`).innerText()).toBe('Escolha uma categoria.');
    await asking(clinic).getByText('Indique a descrição.').waitFor();
    await describeIt(clinic, 'Outro assunto', 'Com um ficheiro que não presta.');
    await asking(clinic)
      .locator('input[type="file"]')
      .setInputFiles({
        name: 'conta.png',
        mimeType: 'image/png',
        // Begins as a picture, which is all that the page looks at, and is none.
        buffer: Buffer.from('\x89PNG\r\n\x1a\nisto não é uma imagem', 'latin1'),
      });
    await asking(clinic).getByText('conta.png').waitFor();
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    await asking(clinic).getByRole('alert').filter({ hasText: 'O pedido não foi criado' }).waitFor();
    await asking(clinic).getByText('O ficheiro está danificado').waitFor();
    expect(await asking(clinic).getByRole('textbox', { name: 'Descrição' }).inputValue()).toBe(
      'Com um ficheiro que não presta.',
    );
    await asking(clinic).getByRole('button', { name: 'Cancelar' }).click();
    await dialog(clinic, 'Descartar o pedido?').getByRole('button', { name: 'Descartar' }).click();
    await asking(clinic).waitFor({ state: 'detached' });
  });
});

describe('a conversation', () => {
  /** Reads the tickets of all entities. */
  let operator: Page;
  beforeAll(async () => {
    operator = await newPage();
    await signIn(operator, 'operator@demo.test', { at: null });
  });

  test('messages › go from support to the author and back, with files that open over the page', async () => {
    const { id } = await create(clinic, 'Como anulo um pedido?');
    await openAddress(support, `/support/${id}`);
    const theirs = dialog(support, new RegExp(`n.º ${id}`));
    await theirs
      .getByRole('textbox', { name: 'Mensagem' })
      .fill('Na página do pedido, em «Cancelar pedido».');
    await theirs.getByRole('button', { name: 'Anexar ficheiros' }).click();
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#cf922a' } })
      .png()
      .toBuffer();
    await theirs
      .locator('input[type="file"]')
      .setInputFiles({ name: 'passos.png', mimeType: 'image/png', buffer });
    await theirs.getByRole('button', { name: 'Enviar' }).click();
    await theirs.getByRole('button', { name: 'Ver o anexo passos.png' }).click();
    const preview = dialog(support, 'passos.png');
    await preview.getByRole('img').waitFor();
    await preview.getByRole('button', { name: 'Fechar' }).click();
    await openAddress(clinic, `/support/${id}`);
    const mine = dialog(clinic, new RegExp(`n.º ${id}`));
    await mine.getByText('Na página do pedido').waitFor();
    await mine.getByText('Respondido').waitFor();
    await mine.getByRole('button', { name: 'Enviar' }).click();
    await mine.getByText('Escreva a mensagem.').waitFor();
    await mine.getByRole('textbox', { name: 'Mensagem' }).fill('Obrigada!');
    await clinic.keyboard.press('Control+Enter');
    await mine.getByRole('listitem').filter({ hasText: 'Obrigada!' }).waitFor();
    await mine.getByText('Aberto').waitFor();
    // The message may be listed by the live stream before the call that sent it is answered.
    await expect.poll(() => mine.getByRole('textbox', { name: 'Mensagem' }).inputValue()).toBe('');
  });

  test('a half-written message › is not left without a question', async () => {
    const { id } = await create(clinic, 'Uma dúvida.');
    await openAddress(clinic, `/support/${id}`);
    const mine = dialog(clinic, new RegExp(`n.º ${id}`));
    await mine.getByRole('textbox', { name: 'Mensagem' }).fill('Ainda não acab');
    await mine.getByRole('button', { name: 'Fechar' }).click();
    await clinic.getByRole('button', { name: 'Ficar na página' }).click();
    expect(await mine.getByRole('textbox', { name: 'Mensagem' }).inputValue()).toBe('Ainda não acab');
    await mine.getByRole('button', { name: 'Fechar' }).click();
    await clinic.getByRole('button', { name: 'Sair sem guardar' }).click();
    await clinic.waitForURL(/\/support$/);
  });

  test('a ticket closed by support › accepts no message', async () => {
    const { id } = await create(clinic, 'Está resolvido.');
    await openAddress(support, `/support/${id}`);
    await support.getByRole('combobox', { name: 'Mudar o estado' }).click();
    await support.getByRole('option', { name: 'Encerrado' }).click();
    await dialog(support, new RegExp(`n.º ${id}`))
      .getByRole('status')
      .filter({ hasText: 'O estado foi alterado' })
      .waitFor({ state: 'attached' });
    await openAddress(clinic, `/support/${id}`);
    await clinic.getByText('Este pedido está encerrado.').waitFor();
    expect(await clinic.getByRole('textbox', { name: 'Mensagem' }).count()).toBe(0);
  });

  test('the operator › reads it and cannot write, and synchronising shows that no helpdesk is set', async () => {
    await operator.goto('/support/2');
    await operator.getByText('Falta a assinatura do titular cedente').waitFor();
    await operator.getByText('O operador do registo não escreve nos pedidos').waitFor();
    expect(await operator.getByRole('textbox', { name: 'Mensagem' }).count()).toBe(0);
    await operator.getByRole('button', { name: 'Sincronizar' }).click();
    await dialog(operator, /n.º 2/)
      .getByRole('status')
      .filter({ hasText: 'Não há um serviço de suporte externo configurado.' })
      .waitFor({ state: 'attached' });
  });
});
