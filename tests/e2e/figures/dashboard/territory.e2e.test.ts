import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'kennel@demo.test');
});

describe('the dashboard of a town hall', () => {
  test('from the list of dashboards › says that it counts the municipality, and what its lists leave out', async () => {
    await follow(page, '/dashboard');
    await page.getByRole('columnheader', { name: 'Estado' }).waitFor();
    // Kinds of entity are read by those who administer them: to others their column would show numbers.
    expect(await page.getByRole('columnheader', { name: 'Perfis de entidade' }).count()).toBe(0);
    await page.getByRole('link', { name: 'O concelho' }).click();
    await page.getByText('Registos das suas entidades e números do concelho: Sintra').waitFor();
    const parishes = page.getByRole('table', { name: 'Cobertura antirrábica por freguesia' });
    await parishes.getByRole('button', { name: 'Algueirão-Mem Martins' }).click();
    const rows = page.getByRole('dialog');
    await rows.getByText('O que outros registaram nos seus concelhos (Sintra) é contado').waitFor();
    expect(await page.getByText('Não foi possível').count()).toBe(0);
  });
});
