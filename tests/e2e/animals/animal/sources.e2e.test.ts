import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import {
  accessibilityFaults,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';

withBrowser();

let clinic: Page;
beforeAll(async () => {
  clinic = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(clinic, 'clinic@demo.test', { at: '/animal' });
});

describe('a fact on the record of an animal that is wrong', () => {
  test('its source is shown, and support is asked with it in words', async () => {
    await clinic.locator('a[href^="/animal/view/"]').first().click();
    await clinic.getByRole('button', { name: 'Origem dos dados' }).click();
    const dialog = clinic.getByRole('dialog', { name: /^Origem dos dados de / });
    const breed = dialog.getByRole('listitem').filter({ hasText: 'Espécie / raça' });
    await breed.getByText(/^(Indicado no registo, em|Alterado em|Sem origem registada)/).waitFor();
    expect(await accessibilityFaults(clinic)).toEqual([]);
    expect(await scrollsSideways(clinic)).toBe(false);

    await breed.getByRole('button', { name: 'Comunicar erro em: Espécie / raça' }).click();
    const asking = clinic.getByRole('dialog', { name: 'Pedir suporte' });
    expect(await asking.getByLabel('Assunto').inputValue()).toMatch(
      /^Erro na ficha \d{15}: Espécie \/ raça$/,
    );
    const text = asking.getByLabel('Descrição');
    expect(await text.inputValue()).toMatch(/^Animal: .+, \d{15}\nEspécie \/ raça: .+\nO que está errado:$/);
    await text.focus();
    await clinic.keyboard.press('Control+End');
    await clinic.keyboard.type(' é um cão sem raça definida.');
    await asking.getByRole('button', { name: 'Criar pedido' }).click();
    await asking.waitFor({ state: 'detached' });
    // What one was reading is still there.
    await dialog.waitFor();
  });
});
