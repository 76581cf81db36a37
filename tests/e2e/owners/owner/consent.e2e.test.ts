import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import {
  fillAnimal,
  freeTransponder,
  openRegistration,
  openStep,
  part,
  vatField,
} from '../../helpers/registering.ts';

withBrowser();

interface OwnRecord {
  readonly id: number;
  readonly vatNumber: string;
  readonly email: string;
}

/** The desk of a clinic that does not read the owner. */
let counter: Page;
/** The owner's own account, on a phone. */
let account: Page;
let owner: OwnRecord;
let clinic: string;

beforeAll(async () => {
  counter = await newPage();
  account = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(counter, 'clinic@demo.test', { at: '/nowhere' });
  await signedIn(account, 'owner@demo.test', { at: '/nowhere' });
  const { actor } = await callAs<{ actor: { ownerId: number } }>(account, 'GET', '/auth/session');
  owner = await callAs<OwnRecord>(account, 'GET', `/owners/${actor.ownerId}`);
  const session = await callAs<{ entity: { name: string } }>(counter, 'GET', '/auth/session');
  clinic = session.entity.name;
});

const findOwner = () =>
  callAs<{ isRestricted: boolean }>(counter, 'GET', `/owners/get-by-vat?vatNumber=${owner.vatNumber}`);

describe('an owner on record at the counter of a clinic that does not read the owner', () => {
  test('recognised by masked contacts › opens the record by the code of the account, and closes it again', async () => {
    await openRegistration(counter, freeTransponder());
    await fillAnimal(counter, 'Estrela');
    await openStep(counter, 'owner');
    const form = part(counter, 'Titular');
    await vatField(counter).fill(owner.vatNumber);
    await form.getByText('Como consta do registo').waitFor();
    await form.getByText(`${owner.email[0]}…@`).waitFor();
    expect(await form.getByRole('textbox', { name: 'Código postal' }).count()).toBe(0);
    await form.getByRole('checkbox', { name: 'O contacto mudou: E-mail' }).check();
    await form.getByRole('textbox', { name: 'E-mail' }).waitFor();

    await form.getByRole('button', { name: 'Pedir consentimento' }).click();
    const dialog = counter.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pedir código' }).click();
    const field = dialog.getByRole('textbox', { name: 'Código dito pelo titular' });
    await field.fill('000000');
    await dialog.getByRole('button', { name: 'Abrir a ficha' }).click();
    await dialog.getByText('O código não está certo.').first().waitFor();

    await openAddress(account, '/owner-account/consents');
    await account.getByRole('list', { name: 'Pedidos de acesso' }).getByText(clinic).waitFor();
    await account.getByRole('button', { name: 'Mostrar código' }).click();
    const code = /\d{6}/.exec(await account.getByText(/^\d{6}$/).innerText())![0];
    expect(await scrollsSideways(account)).toBe(false);

    await field.fill(code);
    await dialog.getByRole('button', { name: 'Abrir a ficha' }).click();
    // Now the form has what the register knows.
    await expect.poll(() => form.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(owner.email);
    expect((await findOwner()).isRestricted).toBe(false);

    await account.getByRole('button', { name: 'Atualizar' }).click();
    const line = account
      .getByRole('list', { name: 'Entidades com acesso' })
      .getByRole('listitem')
      .filter({ hasText: clinic });
    await line.getByText(/^Por consentimento seu · desde /).waitFor();
    await line.getByRole('button', { name: 'Revogar' }).click();
    await account.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
    await line.waitFor({ state: 'detached' });
    expect((await findOwner()).isRestricted).toBe(true);
  });
});
