import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser({ whole: true });

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});

interface Review {
  readonly id: number;
  readonly ownerId: number;
  readonly ownerName: string;
}
const openReviews = async (): Promise<readonly Review[]> =>
  (
    await callAs<{ content: Review[] }>(
      page,
      'GET',
      '/owner-review/search?closed=false&validationStatus=WAITING_VALIDATION',
    )
  ).content;

describe('the review of an owner', () => {
  test('from the queue to the owner › is rejected with a reason, and the banner is removed', async () => {
    const [review] = await openReviews();
    await openAddress(page, `/owner-review/${review!.id}`);
    await page.getByRole('heading', { level: 1, name: review!.ownerName }).waitFor();
    await page.getByRole('link', { name: 'Abrir a ficha do titular' }).click();
    await page.waitForURL(`**/owner/${review!.ownerId}`);
    const banner = page.getByRole('alert').filter({ hasText: 'Titular por rever' });
    await banner.getByRole('button', { name: 'Rejeitar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await dialog.getByText('Indique o motivo.').waitFor();
    await dialog.getByLabel('Texto enviado a quem fez o pedido').fill('O nome não corresponde.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    // What is behind a dialog has no role.
    await dialog.waitFor({ state: 'detached' });
    await banner.waitFor({ state: 'detached' });
  });

  test('more information, on a telephone › opens a ticket that the owner’s tab shows', async () => {
    const [review] = await openReviews();
    await page.setViewportSize({ width: 390, height: 844 });
    await openAddress(page, `/owner/${review!.ownerId}`);
    await page.getByRole('button', { name: 'Pedir mais elementos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').last().fill('Falta o cartão de cidadão.');
    await dialog.getByRole('button', { name: 'Pedir mais elementos' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Pedidos de suporte' }).click();
    await page.getByText(review!.ownerName).last().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('tab', { name: 'Formações' }).click();
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('a new owner', () => {
  test('with the number of one who is there › is shown that owner with the reason while it is typed', async () => {
    const found = await callAs<{ content: { name: string; vatNumber: string }[] }>(
      page,
      'GET',
      '/owners/search?itemsPerPage=1&type=SINGULAR&country=PT',
    );
    const known = found.content[0]!;
    await openAddress(page, '/owner/create');
    await page.getByLabel('NIF/NIPC').fill(known.vatNumber);
    const alike = page.getByRole('complementary', { name: 'Titulares semelhantes' });
    await alike.getByRole('link', { name: known.name }).waitFor();
    await alike.getByText('Mesmo número').waitFor();
  });
});
