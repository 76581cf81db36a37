import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { hasRead, nextFrames } from '../../helpers/waitForIdle.ts';

withBrowser();

/** A streamed message arrives long before the next poll. */
const AT_ONCE = { timeout: 60_000 };
const VET = 'Inês Carvalho Duarte';
const BALLOT = '2101';
const CLINIC = 'Consultório Veterinário do Bonfim, Unipessoal Lda.';

let manager: Page;
let vet: Page;
let operator: Page;
/** Of a veterinarian who works for no entity. */
let alone: Page;

/** Opens a page and waits until it hears what happens elsewhere. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/notifications/stream'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

const openVeterinarians = async (status = '') => {
  await openLive(manager, `/veterinary-management${status && `?status=${status}`}`);
  await manager.getByRole('tab', { name: /^Pedidos/ }).waitFor();
};
const tab = (name: string) => manager.getByRole('tab', { name, exact: true });
const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** The line of an entity among the veterinarian's own. */
const ownEntity = (text: string) =>
  vet.getByRole('radiogroup', { name: 'Escolha uma entidade' }).locator('> div').filter({ hasText: text });

/** The demonstration's veterinarian, at work for the clinic of Alvalade, with the own entities open. */
async function vetAtWork(): Promise<void> {
  vet = await newPage();
  await signIn(vet, 'vet@demo.test', { entity: 'Clínica Veterinária de Alvalade', at: null });
  await openLive(vet, '/personal/entities');
  await vet.getByRole('tab', { name: 'Pedir acesso' }).waitFor();
}

beforeAll(async () => {
  manager = await newPage();
  await signIn(manager, 'nocredit@demo.test', { at: null });
  await vetAtWork();
  [operator, alone] = [await newPage(), await newPage()];
  await signIn(operator, 'operator@demo.test', { at: '/nowhere' });
  await signIn(alone, 'vet@demo.test', { at: '/nowhere' });
});

describe('a veterinarian who asks', () => {
  test('the users who manage the entity › see them at once and accept with a role, and the entity can be chosen', async () => {
    const { vatNumber } = await callAs<{ vatNumber: string }>(manager, 'GET', '/entities/mine');
    await openVeterinarians('PENDING_ENTITY_RESPONSE');
    await manager.getByText('Nenhum pedido por responder').waitFor();
    await vet.getByRole('tab', { name: 'Pedir acesso' }).click();
    await vet.getByLabel('NIF da entidade').fill(vatNumber);
    await vet.getByRole('button', { name: 'Pedir acesso' }).click();
    await manager.getByRole('link', { name: `Responder a ${VET}` }).waitFor(AT_ONCE);
    await tab('Pedidos (1)').waitFor();

    await vet.getByRole('tab', { name: 'Entidades autorizadas' }).click();
    await ownEntity(CLINIC).getByText('Aguarda resposta da entidade').waitFor();
    await manager.getByRole('link', { name: `Responder a ${VET}` }).click();
    const dialog = manager.getByRole('dialog', { name: VET });
    await dialog.getByText('Cédula 2101').waitFor();
    await expect.poll(() => dialog.getByRole('combobox').textContent()).toBe('Médico veterinário');
    expect(await accessibilityFaults(manager)).toEqual([]);
    await dialog.getByRole('button', { name: 'Aceitar' }).click();
    await message(manager, `${VET} já pode trabalhar em nome de ${CLINIC}`).waitFor();
    await manager.getByText('Nenhum pedido por responder').waitFor();

    await ownEntity(CLINIC).getByText('Autorizada').waitFor(AT_ONCE);
    await message(vet, 'Associação aceite').waitFor(AT_ONCE);
    await vet.getByRole('radio', { name: CLINIC }).check();
    await vet.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
    await ownEntity(CLINIC).getByText('Em uso').waitFor();
  });

  test('the end of an association › closes at once what was open for the entity', async () => {
    await openVeterinarians('ACCEPTED');
    await manager.getByRole('link', { name: VET }).click();
    const dialog = manager.getByRole('dialog', { name: VET });
    await dialog.getByRole('button', { name: 'Remover a associação' }).click();
    const question = manager.getByRole('dialog', { name: `Remover a associação de ${VET}?` });
    await question.getByRole('button', { name: 'Remover', exact: true }).click();
    await message(manager, 'Associação removida: ').waitFor();
    await manager.waitForURL('**/veterinary-management?status=ACCEPTED');
    await expect.poll(() => manager.getByRole('link', { name: VET }).count()).toBe(0);
    await vet
      .getByText('a sessão expirou')
      .or(vet.getByRole('dialog', { name: 'A sessão terminou' }))
      .first()
      .waitFor(AT_ONCE);
    await vet.context().close();
    await vetAtWork();
    await ownEntity('Clínica Veterinária de Alvalade').getByText('Em uso').waitFor();
    expect(await ownEntity(CLINIC).count()).toBe(0);
  });

  test('a rejection › is shown at once, and the notification had led to the request', async () => {
    const { id } = await callAs<{ id: number }>(manager, 'GET', '/entities/mine');
    await openLive(manager, '/');
    await callAs(vet, 'POST', '/veterinaries/associate-entities', { entityId: id });
    const toast = message(manager, 'Pedido de associação');
    await toast.waitFor(AT_ONCE);
    await toast.getByRole('link', { name: 'Pedido de associação' }).click();
    await manager.waitForURL(/\/veterinary-management\/\d+/);
    const dialog = manager.getByRole('dialog', { name: VET });
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    const question = manager.getByRole('dialog', { name: `Rejeitar o pedido de ${VET}?` });
    await question.getByRole('button', { name: 'Rejeitar' }).click();
    await message(manager, 'Pedido de associação rejeitado: ').waitFor();
    await message(vet, 'Associação rejeitada').waitFor(AT_ONCE);
    await expect.poll(() => ownEntity(CLINIC).count(), AT_ONCE).toBe(0);
  });

  test('a request withdrawn while it is open elsewhere › is shown there as withdrawn', async () => {
    const { id } = await callAs<{ id: number }>(manager, 'GET', '/entities/mine');
    await openVeterinarians('PENDING_ENTITY_RESPONSE');
    await callAs(vet, 'POST', '/veterinaries/associate-entities', { entityId: id });
    await manager.getByRole('link', { name: `Responder a ${VET}` }).click(AT_ONCE);
    await manager.getByRole('dialog', { name: VET }).waitFor();
    await callAs(vet, 'PUT', '/veterinaries/associate-entities', { accepted: false, entityId: id });
    const dialog = manager.getByRole('dialog', { name: 'Associação' });
    await dialog.getByText('Esta associação já não existe').waitFor(AT_ONCE);
    await dialog.getByRole('button', { name: 'Voltar à lista' }).click();
    await manager.getByText('Nenhum pedido por responder').waitFor();
  });
});

describe('who staffs no entity', () => {
  test('their account › has no such page, and calls nothing for it', async () => {
    const asked: string[] = [];
    alone.on('request', (request) => asked.push(request.url()));
    await openAddress(alone, '/veterinary-management');
    await alone.getByRole('heading', { level: 1, name: 'Sem permissão' }).waitFor();
    expect(asked.filter((url) => url.includes('/veterinary-associations'))).toEqual([]);
  });
});

describe('an invitation', () => {
  test('the name of the veterinarian › is shown before it is sent; the acceptance appears at the entity at once', async () => {
    await openVeterinarians();
    await manager.getByRole('button', { name: 'Convidar médico veterinário' }).click();
    const dialog = manager.getByRole('dialog', { name: 'Convidar um médico veterinário' });
    const send = dialog.getByRole('button', { name: 'Enviar convite' });
    const ballot = dialog.getByLabel('Número da cédula profissional');
    await ballot.fill('99 99');
    await dialog.getByText('Nenhum médico veterinário do registo tem este número').waitFor();
    expect(await send.isDisabled()).toBe(true);
    await ballot.fill('21 01');
    await dialog.getByText(VET).waitFor();
    await dialog.getByLabel(/^Perfil de acesso/).waitFor();
    expect(await accessibilityFaults(manager)).toEqual([]);
    await ballot.press('Enter');
    await message(manager, `O convite foi enviado a ${VET}`).waitFor();
    await ownEntity(CLINIC)
      .getByRole('button', { name: /^Aceitar/ })
      .click(AT_ONCE);
    await ownEntity(CLINIC).getByText('Autorizada').waitFor();
    await message(manager, 'Associação aceite').waitFor(AT_ONCE);
    await manager.getByRole('tab', { name: /^Associados/ }).click();
    await manager.getByRole('link', { name: VET }).waitFor(AT_ONCE);
  });

  test('a veterinarian who works there already › is shown with a link, and no second one is sent', async () => {
    await openAddress(manager, '/veterinary-management?dialog=invite');
    const dialog = manager.getByRole('dialog', { name: 'Convidar um médico veterinário' });
    await dialog.getByLabel('Número da cédula profissional').fill(BALLOT);
    await dialog.getByText('Já trabalha para a entidade.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Enviar convite' }).isDisabled()).toBe(true);
    await dialog.getByRole('link', { name: 'Abrir' }).click();
    await manager.getByRole('dialog', { name: VET }).waitFor();
  });

  test('an entity that is pressed while an answer arrives › is chosen', async () => {
    await openAddress(operator, '/veterinary-management?dialog=invite');
    let answer = () => {};
    const isReleased = new Promise<void>((resolve) => (answer = resolve));
    const isHeldBack = (url: URL) => url.searchParams.get('entityName') === 'Olivais sem nome';
    await operator.route(isHeldBack, async (route) => {
      await isReleased;
      await route.continue();
    });
    const entity = operator.getByRole('combobox', { name: 'Entidade' });
    await entity.fill('Olivais');
    const option = operator.getByRole('option', { name: /Olivais/ });
    await expect.poll(() => option.count()).toBe(1);
    await entity.fill('Olivais sem nome');
    await option.hover();
    await operator.mouse.down();
    const answered = hasRead(operator, isHeldBack);
    answer();
    await answered;
    await nextFrames(operator);
    await operator.mouse.up();
    await operator.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await entity.inputValue()).toContain('Olivais, Lda.');
    await operator.unroute(isHeldBack);
  });

  test('a withdrawn one › is restored by one click', async () => {
    const { roles } = await callAs<{ roles: { id: number }[] }>(
      manager,
      'GET',
      '/veterinary-associations/choices',
    );
    await callAs(manager, 'POST', '/veterinary-associations', { ballotNumber: '5494', roleId: roles[0]!.id });
    await openVeterinarians('PENDING_VETERINARY_RESPONSE');
    await tab('Convites (1)').waitFor();
    await manager.getByRole('list', { name: 'Médicos veterinários associados' }).getByRole('link').click();
    await manager.getByRole('button', { name: 'Retirar o convite' }).click();
    await tab('Convites (0)').waitFor();
    const toast = message(manager, 'foi retirado');
    await toast.getByRole('button', { name: 'Anular' }).click();
    await tab('Convites (1)').waitFor();
    await message(manager, 'A alteração foi desfeita').waitFor();
  });
});

describe('the clinical director', () => {
  test('cannot be removed, and the page says why, until relieved', async () => {
    await openVeterinarians('ACCEPTED');
    await manager.getByRole('link', { name: VET }).click();
    const dialog = manager.getByRole('dialog', { name: VET });
    await dialog.getByRole('button', { name: 'Nomear para a direção clínica' }).click();
    const question = manager.getByRole('dialog', { name: `Nomear ${VET} para a direção clínica?` });
    await question.getByRole('button', { name: 'Nomear' }).click();
    await dialog.getByText('Direção clínica', { exact: true }).waitFor();
    await dialog.getByText('Não é possível remover a associação de quem é diretor clínico.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Remover a associação' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Retirar da direção clínica' }).click();
    await dialog.getByRole('button', { name: 'Nomear para a direção clínica' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Remover a associação' }).isEnabled()).toBe(true);
  });

  test('the role can be another, of those that the account may give', async () => {
    await openVeterinarians('ACCEPTED');
    await manager.getByRole('link', { name: VET }).click();
    const dialog = manager.getByRole('dialog', { name: VET });
    await dialog.getByRole('combobox').click();
    const roles = await manager.getByRole('option').allTextContents();
    expect(roles).toContain('Consulta de animais');
    expect(roles).not.toContain('Operador do registo');
    await manager.getByRole('option', { name: 'Consulta de animais' }).click();
    await message(manager, `O perfil de acesso de ${VET} foi alterado`).waitFor();
    await expect.poll(() => dialog.getByRole('combobox').textContent()).toBe('Consulta de animais');
  });
});

describe('everywhere', () => {
  test('a newcomer to the demonstration finds a request and an invitation waiting, on a phone too', async () => {
    const clinic = await newPage({ viewport: { width: 320, height: 700 } });
    await signIn(clinic, 'clinic@demo.test', { at: '/veterinary-management' });
    await clinic.getByRole('tab', { name: 'Pedidos (1)', selected: true }).waitFor();
    await clinic.getByRole('tab', { name: 'Convites (1)' }).waitFor();
    await clinic.getByRole('link', { name: /^Responder a / }).waitFor();
    expect(await scrollsSideways(clinic)).toBe(false);
    await clinic.getByRole('link', { name: /^Responder a / }).click();
    await clinic.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).waitFor();
    expect(await scrollsSideways(clinic)).toBe(false);
  });

  test('the pages of entity and veterinarian show who works where, to those who staff entities', async () => {
    await openAddress(operator, '/entity/3');
    const section = operator.getByRole('region', { name: 'Médicos veterinários' });
    await section.getByRole('link', { name: VET }).waitFor();
    await section.getByText('Pedido por responder').waitFor();
    await openAddress(operator, '/veterinary/1');
    const entities = operator.getByRole('region', { name: 'Entidades' });
    await entities.getByRole('link', { name: 'Hospital Veterinário das Laranjeiras' }).waitFor();
    await openAddress(operator, '/veterinary-management?dialog=invite');
    await operator.getByRole('combobox', { name: 'Entidade' }).fill('Olivais');
    await operator.getByRole('option', { name: /Olivais/ }).click();
    await operator.getByLabel('Número da cédula profissional').fill(BALLOT);
    await operator.getByRole('dialog').getByText(VET).waitFor();
    await operator.getByLabel('Perfil de acesso em Clínica Veterinária dos Olivais, Lda.').waitFor();
  });
});
