import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import {
  accessibilityFaults,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import {
  creditsOf,
  fillAnimal,
  fillOwner,
  freeTransponder,
  newcomer,
  openRegistration,
  openStep,
  registerButton,
  sendRegistration,
  vatField,
} from '../../helpers/registering.ts';

withBrowser();

const OWNER = newcomer('Rosa Peralta');
const FIRST = freeTransponder();
const SECOND = freeTransponder();
const NAME = 'Farrusca Peralta';

let clinic: Page;

beforeAll(async () => {
  clinic = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
});

describe('a clinic registers an animal of the same owner and name again, on a phone', () => {
  test('the first time › sees no notice', async () => {
    await openRegistration(clinic, FIRST);
    await fillAnimal(clinic, NAME);
    await fillOwner(clinic, OWNER);
    await sendRegistration(clinic);
    await clinic.getByRole('heading', { name: `Animal registado: ${NAME}` }).waitFor();
  });

  test('before a credit is spent › sees the record that exists, and is asked whether it is another animal', async () => {
    const credits = await creditsOf(clinic);
    await openRegistration(clinic, SECOND);
    await fillAnimal(clinic, NAME);
    await openStep(clinic, 'owner');
    await vatField(clinic).fill(OWNER.vatNumber);
    await clinic.getByText('Titular já registado').waitFor();
    await openStep(clinic, 'confirm');
    const notice = clinic.getByRole('group', { name: 'Este animal pode já estar registado' });
    await notice.getByText('Mesmo titular').waitFor();
    await notice.getByText('Mesmo nome').waitFor();
    const link = notice.getByRole('link', { name: `${NAME}, transponder ${spaced(FIRST)}` });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await accessibilityFaults(clinic)).toEqual([]);
    expect(await scrollsSideways(clinic)).toBe(false);

    await registerButton(clinic).click();
    await clinic.getByText('Confirme que é outro animal, ou use a ficha que já existe.').last().waitFor();
    await expect
      .poll(() => clinic.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('checkbox');
    expect(await creditsOf(clinic)).toBe(credits);

    await notice.getByRole('checkbox', { name: /^É outro animal/ }).check();
    await registerButton(clinic).click();
    await clinic.getByRole('heading', { name: `Animal registado: ${NAME}` }).waitFor();
    expect(await creditsOf(clinic)).toBe(credits - 1);
  });
});
