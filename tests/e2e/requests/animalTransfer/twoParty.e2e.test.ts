import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredMail } from '../../../../server/mail/folder.ts';
import { field, fillOwner, newcomer } from '../../helpers/registering.ts';
import {
  accessibilityFaults,
  callAs,
  mailCount,
  newPage,
  nextMail,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

const RECEIVER = newcomer('José Recebe');

let staff: Page;
let phone: Page;
let animal: { id: number; transponder: string; owner: { id: number; name: string } };
let giverNif: string;
let giverEmail: string;

interface Found {
  readonly content: readonly { readonly id: number; readonly transponder: string }[];
}

const linkIn = ({ text }: StoredMail): string => /http\S+\/public\/transfer#[\w-]+/.exec(text)![0];

beforeAll(async () => {
  staff = await newPage();
  phone = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(staff, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<Found>(
    staff,
    'GET',
    '/animals/search?status=NORMAL&hasPendingOwnerTransfer=false&itemsPerPage=60&sortProperty=id&sortDirection=DESC',
  );
  for (const { id } of content) {
    const found = await callAs<{
      id: number;
      transponder: string;
      breedCategoryId: string | null;
      errors: readonly unknown[];
      operations: Record<string, { allowed: boolean }>;
      owner: { id: number; name: string };
    }>(staff, 'GET', `/animals/${id}`);
    const isPlain = !['G', 'H'].includes(found.breedCategoryId ?? '') && found.errors.length === 0;
    if (!isPlain || !found.operations.CHANGE_OWNER!.allowed) continue;
    const owner = await callAs<{
      type: string;
      country: string;
      vatNumber: string | null;
      isLocked: boolean;
      email: string | null;
      provenContacts: readonly string[];
    }>(staff, 'GET', `/owners/${found.owner.id}`);
    if (owner.type !== 'SINGULAR' || owner.country !== 'PT' || !owner.vatNumber || owner.isLocked) continue;
    // Only an email that the owner has confirmed may confirm in its place.
    if (owner.email === null || !owner.provenContacts.includes('email')) continue;
    giverEmail = owner.email;
    animal = found;
    giverNif = owner.vatNumber;
    return;
  }
  throw new Error('the demonstration has no animal for this test');
});

/** Opens a mailed link on the phone with a tax number. */
async function openLink(link: string, nif: string): Promise<void> {
  await phone.goto('about:blank');
  await phone.goto(link);
  await phone.getByLabel('O seu NIF').fill(nif);
  await phone.getByRole('button', { name: 'Abrir o pedido' }).click();
}

describe('a change of owner that both parties confirm', () => {
  test('a request by staff, confirmed on a phone by mailed links › is contested, and undone by staff', async () => {
    const seen = [await mailCount(giverEmail), await mailCount(RECEIVER.email)] as const;
    await openAddress(staff, `/animal/owner/change/${animal.transponder}`);
    await staff.getByRole('radio', { name: /Por ambas as partes/ }).check();
    await staff.getByRole('button', { name: 'Continuar' }).click();
    await fillOwner(staff, RECEIVER, 'newOwner.');
    // No document opened the second step: a reload keeps it all the same.
    staff.once('dialog', (dialog) => void dialog.accept());
    await staff.reload();
    await expect.poll(() => field(staff, 'newOwner.name').inputValue()).toBe(RECEIVER.name);
    await staff.getByRole('button', { name: 'Enviar o pedido' }).click();
    await staff.getByRole('heading', { name: 'O pedido foi enviado às partes' }).waitFor();

    const given = linkIn(await nextMail(giverEmail, seen[0]));
    const received = linkIn(await nextMail(RECEIVER.email, seen[1]));
    await openLink(given, RECEIVER.vatNumber);
    await phone.getByRole('alert').getByText('O NIF não é o da pessoa').waitFor();
    await openLink(given, giverNif);
    await phone.getByText('Confirma que transmite este animal?').waitFor();
    expect(await accessibilityFaults(phone)).toEqual([]);
    expect(await scrollsSideways(phone)).toBe(false);
    await phone.getByRole('button', { name: 'Confirmar' }).click();
    await phone.getByText('Falta a confirmação da outra parte.').waitFor();

    const after = await mailCount(giverEmail);
    await openLink(received, RECEIVER.vatNumber);
    await phone.getByRole('button', { name: 'Confirmar' }).click();
    await phone.getByText('Ambas as partes confirmaram e o titular mudou.').waitFor();
    const { owner } = await callAs<typeof animal>(staff, 'GET', `/animals/${animal.id}`);
    expect(owner.name).toBe(RECEIVER.name);

    const objection = linkIn(await nextMail(giverEmail, after));
    const told = await mailCount(RECEIVER.email);
    await openLink(objection, giverNif);
    await phone.getByRole('button', { name: 'Contestar a transmissão' }).click();
    await phone.getByRole('alert').waitFor();
    await phone.getByLabel('O que tem a dizer').fill('Não era este o acordo.');
    await phone.getByRole('button', { name: 'Contestar a transmissão' }).click();
    await phone.getByText('enviado ao operador do registo').waitFor();
    await openLink(linkIn(await nextMail(RECEIVER.email, told)), RECEIVER.vatNumber);
    await phone.getByText('Não era este o acordo.').waitFor();
    await phone.getByLabel('O que tem a dizer').fill('Foi o combinado.');
    await phone.getByRole('button', { name: 'Enviar a resposta' }).click();
    await phone.getByText('enviado ao operador do registo').waitFor();

    const queue = await callAs<Found>(
      staff,
      'GET',
      `/animal-transfers/search?transponder=${animal.transponder}&contestState=OPEN`,
    );
    await openAddress(staff, `/transfers/${queue.content[0]!.id}`);
    await staff.getByText('Não era este o acordo.').waitFor();
    await staff.getByText('Foi o combinado.').waitFor();
    await staff.getByRole('button', { name: 'Anular a transmissão' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.locator('#reason-text').fill('O acordo não foi cumprido.');
    await dialog.getByRole('button', { name: 'Anular a transmissão' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const again = await callAs<typeof animal>(staff, 'GET', `/animals/${animal.id}`);
    expect(again.owner.id).toBe(animal.owner.id);
  });
});
