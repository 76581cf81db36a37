import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { callAs } from '../../helpers/serverCalls.ts';

withBrowser();

/** Narrower, and the words of a choice no longer stand in it. */
const READABLE_PX = 150;

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
});

const first = async <One>(path: string): Promise<One> =>
  (await callAs<{ content: One[] }>(page, 'GET', path)).content[0]!;

describe('an animal that another register announces', () => {
  test('a refusal › is given with a reason on its page, which leaves out what only the owner here would say', async () => {
    const { id } = await first<{ id: number }>('/register-handovers/search?direction=IN');
    await openAddress(page, '/register-handover');
    await page
      .getByRole('row', { name: /De outro registo.*Comunicada/ })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(`**/register-handover/${id}`);
    await page.getByRole('heading', { name: 'Animal', exact: true }).waitFor();
    // The owner agrees in the other register: there is nothing to say of it here.
    expect(await page.getByRole('heading', { name: 'Acordo do titular' }).count()).toBe(0);
    expect(await page.getByText('O que o titular diz').count()).toBe(0);

    await page.getByRole('button', { name: 'Recusar o animal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Não há animal com este número.');
    await dialog.getByRole('button', { name: 'Recusar o animal' }).click();
    await page.getByText('Recusada').first().waitFor();
    await page.getByText('Não há animal com este número.').first().waitFor();
    expect(await page.getByRole('button', { name: 'Recusar o animal' }).count()).toBe(0);
  });
});

describe('a visitor from abroad', () => {
  test('its number on the start page › shows its register and holder', async () => {
    const { transponder } = await first<{ transponder: string }>('/visiting-animals/search');
    await openAddress(page, '/');
    await page.getByRole('textbox', { name: 'Número do transponder' }).fill(transponder);
    await page.keyboard.press('Enter');
    const card = page.getByRole('alert').filter({ hasText: 'O animal está de passagem' });
    await card.waitFor();
    const text = await card.innerText();
    for (const known of ['Registo: Fichier des animaux de compagnie', 'Estada:', 'Detentor:'])
      expect(text).toContain(known);
  });

  test('its page in a window with room for one column › shows the words of each choice', async () => {
    const { id } = await first<{ id: number }>('/visiting-animals/search');
    await openAddress(page, `/visiting-animal/${id}`);
    const species = page.getByRole('combobox', { name: 'Espécie' });
    await species.waitFor();
    expect((await species.boundingBox())!.width).toBeGreaterThan(READABLE_PX);
  });
});
