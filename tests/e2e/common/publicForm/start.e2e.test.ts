import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';

withBrowser();

let visitor: Page;
let clinic: Page;

beforeAll(async () => {
  visitor = await newPage({ viewport: { width: 390, height: 844 } });
  clinic = await newPage();
});

describe('the start page', () => {
  test.each([
    ['light', 'Português', 'Registo nacional de animais de companhia'],
    ['dark', 'English', 'National register of companion animals'],
  ] as const)('%s, on a phone › offers all that needs no account', async (colorScheme, language, title) => {
    await visitor.emulateMedia({ colorScheme });
    await visitor.goto(language === 'English' ? '/?lang=en' : '/');
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await visitor.title()).toBe(`${title} · Coleira`);
    const addresses = await visitor
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/forms/personal-data',
        '/forms/request-death',
        '/forms/validate-herding-dog',
        '/forms/animal-transfer',
        '/forms/diac',
        '/forms/state',
        '/public/validate',
        '/public/advert',
        '/auth',
      ]),
    );
    expect(await scrollsSideways(visitor)).toBe(false);
    expect(await accessibilityFaults(visitor)).toEqual([]);
  });

  test('its foot › leads to the notices that the law asks for, in the language of the page', async () => {
    await visitor.goto('/');
    await visitor.getByRole('button', { name: 'English' }).click();
    for (const [link, title, words] of [
      ['Accessibility', 'Accessibility statement', 'Report a barrier'],
      ['Privacy', 'Privacy notice', 'Your rights'],
      ['Imprint', 'Imprint', 'Who runs this register'],
    ] as const) {
      await visitor.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
      await visitor.getByRole('heading', { level: 2, name: words }).waitFor();
      expect(await visitor.title()).toBe(`${title} · Coleira`);
    }
    expect(await accessibilityFaults(visitor)).toEqual([]);
    expect(await scrollsSideways(visitor)).toBe(false);
  });

  test('a user who is signed in › has the home page at the same address, and a visitor again after signing out', async () => {
    await signedIn(clinic, 'clinic@demo.test');
    await clinic.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
    // A browser that has lost the cookie alone.
    await clinic.context().clearCookies({ name: 'coleira.hasSession' });
    await clinic.reload();
    await clinic.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
    await clinic.goto('/logout?force');
    await clinic.getByText('A sessão foi terminada').waitFor();
    await clinic.getByRole('link', { name: 'Coleira' }).filter({ visible: true }).click();
    await clinic
      .getByRole('heading', { level: 1, name: 'Registo nacional de animais de companhia' })
      .waitFor();
  });

  test('a session that is gone while its cookie is there › leads to the start page, and a deep address to the sign-in', async () => {
    await clinic.evaluate(() => {
      document.cookie = 'coleira.hasSession=1; path=/';
    });
    await clinic.goto('/');
    await clinic
      .getByRole('heading', { level: 1, name: 'Registo nacional de animais de companhia' })
      .waitFor();
    await clinic.goto('/animal');
    await clinic.waitForURL('**/auth');
    await clinic.getByLabel('E-mail').waitFor();
  });
});
