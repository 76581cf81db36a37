import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

let page: Page;
const field = (name: string) => page.getByLabel(name, { exact: true });

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test');
});

describe('the postal code of a new entity', () => {
  test('that leaves no choice › proposes locality and parish', async () => {
    await follow(page, '/entity/create');
    await field('Código postal').fill('1350-131');
    await expect.poll(() => field('Localidade').inputValue()).toBe('Lisboa');
    await expect.poll(() => field('Freguesia').inputValue()).toBe('Campo de Ourique');
  });

  test('whose parish is another › offers those of its county before all others, each with its county', async () => {
    await page.getByRole('button', { name: 'Limpar Freguesia' }).click();
    const parish = page.getByRole('combobox', { name: 'Freguesia' });
    await parish.click();
    const offered = page.getByRole('option');
    await offered.filter({ hasText: 'Campo de Ourique' }).waitFor();
    expect((await offered.allTextContents()).filter((text) => !text.endsWith('Lisboa'))).toEqual([]);
    await parish.fill('Santa Maria');
    await offered.filter({ hasNotText: 'Lisboa' }).first().waitFor();
  });
});
