import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, scrollsSideways, withBrowser } from '../../helpers/browser.ts';
import { askForCode, newOperator, newPhone, sendWithCode } from './sending.ts';

withBrowser();

const EMAIL = 'jonas.weber@example.test';
const TRANSPONDER = '620098100277099';
const ABROAD = /\/assets\/public-abroad-/;

let page: Page;
const loaded: string[] = [];

beforeAll(async () => {
  page = await newPhone();
  page.on('request', (request) => loaded.push(request.url()));
});

describe('a public form for a person from abroad, on a phone', () => {
  test('with Portugal chosen › asks for the NIF, and loads nothing of other countries', async () => {
    await page.goto('/forms/diac');
    const country = page.getByLabel('País do NIF');
    expect(await country.inputValue()).toBe('PT');
    await page.locator('input[name="vatNumber"]').waitFor();
    expect(await page.getByLabel('Passaporte ou documento de identificação do titular').count()).toBe(0);
    expect(loaded.filter((url) => ABROAD.test(url))).toEqual([]);
  });

  test('with another country chosen › says what its number looks like, and checks it by that', async () => {
    const country = page.getByLabel('País do NIF');
    await country.selectOption({ label: 'Outro país' });
    await page.getByLabel('Passaporte ou documento de identificação do titular').waitFor();
    await country.selectOption({ label: 'Alemanha' });
    await page.getByText('Empresas: nove algarismos. Pessoas: onze algarismos.').waitFor();
    await page.getByLabel('Número fiscal do titular').fill('12');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('O número não tem a forma dos números deste país.').first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.reload();
    expect(await country.inputValue()).toBe('DE');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel('Tax number of the owner').waitFor();
    await page.getByRole('button', { name: 'Português' }).click();
  });

  test('sent with a document alone › reaches the queue', async () => {
    await page.getByLabel('Número fiscal do titular').fill('');
    await page.getByLabel('Passaporte ou documento de identificação do titular').fill('C01X00T47');
    await page.getByLabel('Número do transponder').fill(TRANSPONDER);
    await page.getByLabel('Nome completo').fill('Jonas Weber');
    await page.getByLabel('Motivo do pedido').fill('Perdi o documento');
    await page.getByLabel('O seu e-mail').fill(EMAIL);
    await sendWithCode(page, await askForCode(page, EMAIL));
    await page.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();
    const operator = await newOperator();
    interface Found {
      readonly content: readonly { readonly id: number }[];
    }
    const { content } = await callAs<Found>(
      operator,
      'GET',
      `/request-diacs/search?universalSearch=${TRANSPONDER}`,
    );
    await operator.goto(`/request-diac/${content[0]!.id}`);
    await operator.getByRole('cell', { name: 'C01X00T47' }).waitFor();
    await operator.getByRole('cell', { name: 'Alemanha' }).waitFor();
  });
});
