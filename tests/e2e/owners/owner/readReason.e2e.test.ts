import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'operator@demo.test', { at: '/nowhere', hasReason: false });
});

test('an owner of another entity › is opened by an operator for a reason, asked once for each owner', async () => {
  const { content } = await callAs<{
    content: { transponder: string; owner: { id: number; name: string } }[];
  }>(page, 'GET', '/animals/search?status=NORMAL&itemsPerPage=40');
  const [animal, other] = content.filter(
    ({ owner }, at) => content.findIndex((one) => one.owner.id === owner.id) === at,
  );
  const open = page.getByRole('button', { name: 'Abrir a ficha', exact: true });
  const reason = (name: string | RegExp) => page.getByRole('radio', { name });

  await openAddress(page, `/owner/${animal!.owner.id}`);
  await page.getByRole('heading', { name: 'Porque consulta esta ficha?' }).waitFor();
  expect(await page.getByText(animal!.owner.name).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await open.click();
  await page.getByText('Selecione o motivo da consulta.').waitFor();
  await reason('Outro motivo').check();
  await open.click();
  await page.getByText('Indique o motivo, com 3 caracteres ou mais.').waitFor();
  await page.getByRole('textbox', { name: 'Qual o motivo?' }).fill('Carta do titular');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: animal!.owner.name }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: animal!.owner.name }).waitFor();

  // From the page of an animal, the animal is the reason that is proposed, and the way back.
  await openAddress(page, `/animal/view/${other!.transponder}`);
  await page.getByRole('link', { name: other!.owner.name }).first().click();
  await page.waitForURL(`**/owner/${other!.owner.id}`);
  await expect.poll(() => reason(/^Consulta do animal/).isChecked()).toBe(true);
  await open.click();
  await page.getByRole('heading', { level: 1, name: other!.owner.name }).waitFor();
  await page.getByRole('tab', { name: 'Animais' }).click();
  await page.getByRole('link', { name: /^Voltar ao animal/ }).click();
  await page.waitForURL(`**/animal/view/${other!.transponder}`);
});
