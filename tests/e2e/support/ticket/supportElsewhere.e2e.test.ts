import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, scrollsSideways, signIn } from '../../helpers/browser.ts';
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

openSupportPages();

describe('a request for a change of owner', () => {
  test('its tickets › are listed, and a new one belongs to it', async () => {
    const { content } = await callAs<{ content: { id: number; processId: number }[] }>(
      clinic,
      'GET',
      '/ticketing/search?category=CHANGE_OWNER',
    );
    const { processId } = content[0]!;
    await clinic.goto(`/transfers/${processId}`);
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

describe('the root entity', () => {
  test('its users › have no button for support or notifications, all other users do', async () => {
    const bell = (of: Page) => of.getByRole('button', { name: /^Notificações:/ });
    expect(await headerButton(clinic).count()).toBe(1);
    await bell(clinic).waitFor();
    const operator = await newPage();
    await signIn(operator, 'operator@demo.test');
    await headerButton(operator).waitFor();
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
    await operator.context().close();
  });
});

describe('support on every screen', () => {
  test('a phone › has the button in the list and not in the header, and nothing scrolls sideways', async () => {
    await clinic.setViewportSize(PHONE);
    await clinic.goto('/support');
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

  test('list, ticket, dialog and picture › have no axe findings', async () => {
    await clinic.goto('/support');
    await clinic.getByRole('link', { name: /^O leitor mostra 16/ }).waitFor();
    expect(await accessibilityFaults(clinic)).toEqual([]);
    await clinic.goto('/support/1');
    await clinic.getByText('Registe os 15 algarismos').waitFor();
    expect(await accessibilityFaults(clinic)).toEqual([]);
    await clinic.keyboard.press('Escape');
    await ask(clinic);
    expect(await accessibilityFaults(clinic)).toEqual([]);
    await asking(clinic).getByRole('button', { name: 'Ver e ocultar partes' }).click();
    await dialog(clinic, 'Imagem da página').getByRole('application').waitFor();
    expect(await accessibilityFaults(clinic)).toEqual([]);
  });
});
