import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pt } from '../../../../i18n/generated/pt/index.ts';
import { STATE_TEXTS } from '../../../../server/demonstration/identityProvider/stateCitizens.ts';
import { arrive, callAs, newPage, scrollsSideways, withBrowser } from '../../helpers/browser.ts';
import { signedOut } from '../../helpers/signedOut.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await page.goto('/auth');
});
afterEach(async () => {
  await page.context().clearCookies();
  await signedOut(page);
});

/** From the sign-in page to the State's, and back as the first person there of whom it says this. */
async function enterAs(note: string): Promise<string> {
  await page.getByRole('button', { name: 'Entrar com a identidade do Estado' }).click();
  await page.getByRole('heading', { name: STATE_TEXTS.title }).waitFor();
  const person = page.locator('label').filter({ hasText: note }).first();
  const name = await person.locator('b').innerText();
  await person.getByRole('radio').check();
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  return name;
}

interface Own {
  readonly id: number;
  readonly actor: { readonly ownerId: number | null; readonly name: string };
}
const whoIs = async () => (await callAs<Own>(page, 'GET', '/auth/session')).actor;

describe('signing in with the identity of the State', () => {
  test('an owner without an account › gets one, sees the own animals, signs out, and comes back to the same', async () => {
    const name = await enterAs('ainda sem conta');
    await arrive(page);
    // Neither code nor state stays in the address.
    expect(new URL(page.url()).search).toBe('');
    const first = await whoIs();
    expect(first.name).toBe(name);
    expect(first.ownerId).not.toBeNull();
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Terminar sessão' }).click();
    await page.getByRole('heading', { name: STATE_TEXTS.signOutTitle }).waitFor();
    await page.getByRole('button', { name: 'Manter' }).click();
    await page.getByLabel('E-mail').waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');

    // The State asks anew who it is, although its own session has not ended.
    await page.getByRole('button', { name: 'Entrar com a identidade do Estado' }).click();
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Iniciar sessão' }).click();
    await arrive(page);
    expect(await whoIs()).toEqual(first);
  });

  test('its cancellation › leads back to the sign-in page without a message', async () => {
    await page.getByRole('button', { name: 'Entrar com a identidade do Estado' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByLabel('E-mail').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test.each([
    ['sem registo de detentor', 'STATE_OWNER_UNKNOWN'],
    ['menor de 18 anos', 'STATE_PERSON_IS_MINOR'],
    ['número de uma empresa', 'STATE_PERSON_IS_COMPANY'],
    ['detentor bloqueado', 'STATE_OWNER_LOCKED'],
  ] as const)('the refusal of a person (%s) › has its reason on the sign-in page', async (note, code) => {
    await enterAs(note);
    const alert = page.getByRole('alert');
    await alert.getByText('Erro ao iniciar sessão').waitFor();
    await alert.getByText(pt.errors[code]).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('both pages, on a telephone › do not scroll sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Entrar com a identidade do Estado' }).click();
    await page.getByRole('heading', { name: STATE_TEXTS.title }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByLabel('E-mail').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
