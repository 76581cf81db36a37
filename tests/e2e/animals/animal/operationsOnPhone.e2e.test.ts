import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import { accessibilityFaults, callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let clinic: Page;
/** An animal whose record is open to every change. */
let animal: AnimalView;

beforeAll(async () => {
  clinic = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(clinic, 'clinic@demo.test', { at: null });
  const { content } = await callAs<{ content: readonly AnimalView[] }>(
    clinic,
    'GET',
    '/animals/search?itemsPerPage=50&status=NORMAL',
  );
  for (const { transponder } of content) {
    animal = await callAs<AnimalView>(clinic, 'GET', `/animals/${transponder}`);
    if (animal.operations.EDIT?.allowed && animal.operations.CHANGE_OWNER?.allowed) return;
  }
  throw new Error('no animal is open to every change');
});

describe('the operations of an animal, on a phone', () => {
  const list = () => clinic.getByRole('navigation', { name: 'Operações', exact: true });
  const names = () => list().getByRole('button').allInnerTexts();
  const more = () => list().getByRole('button', { name: /operações$/ });

  test('the three likeliest stand, the others follow the button that shows them', async () => {
    await clinic.goto(`/animal/view/${animal.transponder}`);
    await more().waitFor();
    expect(await names()).toEqual([
      'Editar',
      'Registar intervenção',
      'Emitir certificado',
      expect.stringMatching(/^Mais \d+ operações$/),
    ]);
    expect(await more().getAttribute('aria-expanded')).toBe('false');
    await more().focus();
    await clinic.keyboard.press('Enter');
    expect(await more().getAttribute('aria-expanded')).toBe('true');
    expect(await names()).toContain('Comunicar desaparecimento');
    await clinic.keyboard.press('Tab');
    expect(await clinic.evaluate(() => document.activeElement?.textContent)).toBe(
      'Transmitir a titularidade',
    );
    expect(await accessibilityFaults(clinic)).toEqual([]);
    await more().click();
    expect(await names()).toHaveLength(4);
  });

  test('on a wide window all stand, and none is behind a button', async () => {
    await clinic.setViewportSize({ width: 1280, height: 800 });
    await list().getByRole('button', { name: 'Comunicar desaparecimento' }).waitFor();
    expect(await more().count()).toBe(0);
  });
});
