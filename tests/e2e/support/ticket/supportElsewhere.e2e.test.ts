import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, scrollsSideways, signIn } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import {
  DESKTOP,
  PHONE,
  clinic,
  dialog,
  asking,
  headerButton,
  read,
  newest,
  ask,
  openSupportPages,
} from './supportPages.ts';

openSupportPages({ support: false });

/** Becomes a user of the root entity in the last test. */
let operator: Page;
beforeAll(async () => {
  operator = await newPage();
  await signIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

describe('a request for a change of owner', () => {
  test('its tickets › are listed, and a new one belongs to it', async () => {
    const { content } = await callAs<{ content: { id: number; processId: number }[] }>(
      clinic,
      'GET',
      '/ticketing/search?category=CHANGE_OWNER',
    );
    const { processId } = content[0]!;
    await openAddress(clinic, `/transfers/${processId}`);
    const section = clinic.getByRole('region', { name: 'Pedidos de suporte deste processo' });
    await section.getByText('O pedido de transmissão de titularidade está parado').waitFor();
    await section.getByRole('button', { name: 'Pedir suporte sobre este processo' }).click();
    await asking(clinic).getByRole('textbox', { name: 'Descrição' }).fill('Já juntei a declaração.');
    await asking(clinic).getByText(`a ligação a: Transmissão de titularidade n.º ${processId}`).waitFor();
    await asking(clinic).getByRole('button', { name: 'Criar pedido' }).click();
    await section.getByText('Já juntei a declaração.').waitFor();
    expect(await read(clinic, await newest(clinic))).toMatchObject({
      processType: 'ANIMAL_TRANSFER',
      processId,
      category: 'CHANGE_OWNER',
    });
  });
});

describe('support on every screen', () => {
  test('a phone › has the button in the list and not in the header, and nothing scrolls sideways', async () => {
    await clinic.setViewportSize(PHONE);
    await openAddress(clinic, '/support');
    await clinic.getByRole('link', { name: /^O leitor mostra 16/ }).waitFor();
    expect(await headerButton(clinic).count()).toBe(0);
    await clinic.getByRole('button', { name: 'Pedir suporte' }).click();
    await asking(clinic).getByRole('button', { name: 'Ver e ocultar partes' }).waitFor();
    // The dialog is the whole screen.
    expect(await asking(clinic).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    expect(await scrollsSideways(clinic)).toBe(false);
    await asking(clinic).getByRole('button', { name: 'Cancelar' }).click();
    await clinic.setViewportSize(DESKTOP);
  });

  test('the dialog and its picture › have no axe findings', async () => {
    await openAddress(clinic, '/support');
    await ask(clinic);
    expect(await accessibilityFaults(clinic)).toEqual([]);
    await asking(clinic).getByRole('button', { name: 'Ver e ocultar partes' }).click();
    const picture = dialog(clinic, 'Imagem da página');
    await picture.getByRole('application').waitFor();
    expect(await accessibilityFaults(clinic)).toEqual([]);
    await picture.getByRole('button', { name: 'Cancelar' }).click();
    await asking(clinic).getByRole('button', { name: 'Cancelar' }).click();
    await asking(clinic).waitFor({ state: 'detached' });
  });
});

const first = async (path: string): Promise<number> =>
  (await callAs<{ content: { id: number }[] }>(operator, 'GET', `/${path}/search?itemsPerPage=1`)).content[0]!
    .id;

describe('the page of a request', () => {
  test.each([
    ['request-death', 'request-deaths', 'request-death'],
    ['pending-lost', 'pending-lost-animals', 'animal/lost'],
  ])(
    '%s › has the way to ask about it, and its ticket leads to what it is about',
    async (page, path, leads) => {
      const id = await first(path);
      await openAddress(operator, `/${page}/${id}`);
      await operator.getByRole('button', { name: 'Pedir suporte sobre este processo' }).click();
      const form = asking(operator);
      await form.getByRole('combobox', { name: 'Categoria' }).click();
      await operator.getByRole('option', { name: 'Outro' }).click();
      await form.getByRole('textbox', { name: 'Descrição' }).fill(`Pergunta sobre ${page}`);
      await form.getByRole('button', { name: 'Criar pedido' }).click();
      await form.waitFor({ state: 'detached' });
      const tickets = operator.getByRole('region', { name: 'Pedidos de suporte deste processo' });
      await tickets.getByRole('link').first().click();
      const link = operator
        .getByRole('dialog')
        .locator(`a[href="/${leads}/${id}"]`, { hasText: `n.º ${id}` });
      await link.waitFor();
      expect(await scrollsSideways(operator)).toBe(false);
    },
  );
});

describe('the root entity', () => {
  test('its users › have no button for support or notifications, all other users do', async () => {
    const bell = (of: Page) => of.getByRole('button', { name: /^Notificações:/ });
    for (const of of [clinic, operator]) {
      await openAddress(of, '/help');
      await headerButton(of).waitFor();
    }
    await bell(clinic).waitFor();
    const { content } = await callAs<{ content: { id: number }[] }>(
      operator,
      'GET',
      '/roles/search?name=Operador',
    );
    const made = await callAs<{ id: number; version: number; status: string }>(operator, 'POST', '/users/', {
      name: 'Rui da Raiz',
      email: 'raiz@demo.test',
      entityId: 1,
      roleId: content[0]!.id,
    });
    if (made.status !== 'ACTIVE')
      await callAs(operator, 'PUT', `/users/${made.id}`, { version: made.version, status: 'ACTIVE' });
    const session = await callAs(operator, 'POST', '/auth/impersonate', { userId: made.id });
    await operator.evaluate(
      (answer) => localStorage.setItem('coleira.session', JSON.stringify(answer)),
      session,
    );
    await operator.goto('/support');
    await operator.getByRole('button', { name: /^Menu de Rui da Raiz/ }).waitFor();
    await operator.getByRole('link', { name: /^O leitor mostra 16/ }).waitFor();
    expect(await operator.getByRole('button', { name: /^Pedir suporte/ }).count()).toBe(0);
    expect(await bell(operator).count()).toBe(0);
  });
});
