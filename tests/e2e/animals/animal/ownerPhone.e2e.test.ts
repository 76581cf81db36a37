import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser({ whole: true });

let operator: Page;
/** A veterinarian at night, with a phone. */
let vet: Page;

beforeAll(async () => {
  operator = await newPage();
  vet = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
  await signedIn(vet, 'vet@demo.test', { at: '/nowhere' });
});

interface Seen {
  readonly transponder: string;
  readonly owner: { readonly name: string; readonly isRestricted: boolean; readonly phone?: string | null };
}
const read = (page: Page, transponder: string) => callAs<Seen>(page, 'GET', `/animals/${transponder}`);

/** An animal of another entity, whose owner has a phone. */
async function findForeign(): Promise<string> {
  const path = '/animals/search?status=NORMAL&itemsPerPage=50';
  const { content } = await callAs<{ content: readonly Seen[] }>(operator, 'GET', path);
  for (const { transponder } of content) {
    const { owner } = await read(vet, transponder);
    if (owner.isRestricted && (await read(operator, transponder)).owner.phone) return transponder;
  }
  throw new Error('the demonstration has no animal for this test');
}

describe('the phone of the owner of an animal of another entity', () => {
  test('a veterinarian › gives a reason, and calls', async () => {
    const transponder = await findForeign();
    await openAddress(vet, `/animal/view/${transponder}`);
    const open = vet.getByRole('button', { name: 'Ver o telefone do titular' });
    await showAllOperations(vet);
    await open.click();
    const dialog = vet.getByRole('dialog');
    await dialog.getByText('O titular é avisado, e vê o motivo.').waitFor();
    await dialog.getByRole('button', { name: 'Ver o telefone' }).click();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Encontrado ferido na estrada');
    await dialog.getByRole('button', { name: 'Ver o telefone' }).click();
    const shown = vet.getByRole('dialog', { name: 'Telefone do titular' });
    await shown
      .locator('output')
      .getByText(/^\+351/)
      .waitFor();
    expect(await scrollsSideways(vet)).toBe(false);
    await shown.getByRole('button', { name: 'Fechar' }).click();
    expect((await read(vet, transponder)).owner).not.toHaveProperty('phone');
  });
});
