import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser({ whole: true });

let operator: Page;
let visitor: Page;

beforeAll(async () => {
  operator = await newPage();
  visitor = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

interface Listed {
  readonly transponder: string;
  readonly isLocked: boolean;
}

describe('the advert code of an animal', () => {
  test('made on its page › is confirmed on the public page until it is revoked', async () => {
    const path = '/animals/search?status=NORMAL&itemsPerPage=20';
    const { content } = await callAs<{ content: Listed[] }>(operator, 'GET', path);
    const { transponder } = content.find((one) => !one.isLocked)!;
    await openAddress(operator, `/animal/view/${transponder}`);
    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Fazer código de anúncio' }).click();
    await operator.getByRole('button', { name: 'Fazer o código' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Código de anúncio' });
    const code = (await dialog.locator('output').textContent())!;
    expect(code).toHaveLength(8);
    const address = await dialog.getByRole('link').getAttribute('href');
    expect(new URL(address!).pathname).toBe('/public/advert');
    await dialog.getByRole('button', { name: 'Copiar endereço' }).waitFor();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await operator.getByText('Código em vigor').waitFor();

    await visitor.goto('/public/advert');
    const ask = async () => {
      await visitor.getByLabel('Número do transponder').fill(transponder);
      await visitor.getByLabel('Código de anúncio').fill(code);
      await visitor.getByRole('button', { name: 'Confirmar' }).click();
    };
    await visitor.getByRole('button', { name: 'Confirmar' }).click();
    await visitor.getByText('O código tem 8 letras e algarismos.').first().waitFor();
    await ask();
    await visitor.getByText('Sim. O animal está vivo e é o titular quem o oferece.').waitFor();
    await visitor.getByText('Confirmado: o animal está registado').waitFor();
    expect(await accessibilityFaults(visitor)).toEqual([]);
    expect(await scrollsSideways(visitor)).toBe(false);

    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Revogar o código de anúncio' }).click();
    await operator.getByRole('button', { name: 'Revogar', exact: true }).click();
    await operator.getByText('Código terminado').waitFor();
    await ask();
    await visitor.getByText('Não. O anúncio não se confirma.').waitFor();
    await visitor.getByText('Não foi possível confirmar este anúncio.').waitFor();
  });

  test('the page of the API keys › has an address that begins like a call’s, and is a page', async () => {
    // Loaded: inside the page the server would not be asked for it.
    await operator.goto('/api-key');
    await operator.getByRole('heading', { name: 'Chaves de API' }).first().waitFor();
    await operator.getByText('Portal de anúncios').first().waitFor();
  });
});
