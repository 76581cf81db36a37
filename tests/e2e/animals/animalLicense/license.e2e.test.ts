import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn, showDate } from '../../../../resources/numbers/dates.ts';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { PDF } from '../../common/publicForm/sending.ts';

withBrowser();

interface View {
  readonly name: string;
  readonly transponder: string;
  readonly breed: { readonly hasLicensing: boolean };
  readonly operations: Readonly<Record<string, { readonly allowed: boolean }>>;
}

let page: Page;
/** An animal that takes a licence now. */
let animal: View;

beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: readonly View[] }>(
    page,
    'GET',
    '/animals/search?itemsPerPage=50&status=NORMAL',
  );
  for (const { transponder } of content) {
    animal = await callAs<View>(page, 'GET', `/animals/${transponder}`);
    if (animal.breed.hasLicensing && animal.operations.REGISTER_LICENSING?.allowed) return;
  }
  throw new Error('no animal takes a licence');
});

describe('a licence', () => {
  const dialog = () => page.getByRole('dialog', { name: `Registar a licença: ${animal.name}` });

  test('from the side panel › is added in a dialog, which says what is missing', async () => {
    await openAddress(page, `/animal/view/${animal.transponder}?tab=animalLicense`);
    await page.getByRole('button', { name: 'Registar licença' }).click();
    const licensed = dialog().getByRole('textbox', { name: /Data da licença/ });
    expect(await licensed.inputValue()).toBe(showDate(dayIn()));
    await licensed.fill('');
    await dialog().getByRole('button', { name: 'Registar licença' }).click();
    await dialog().getByText('Indique a data').first().waitFor();
    const day = addDays(dayIn(), -2);
    await licensed.fill(showDate(day));
    await dialog().getByRole('button', { name: 'Registar licença' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText(/^Licença registada, válida até \d\d-\d\d-\d{4}$/).waitFor();
    await page.getByText(showDate(day)).first().waitFor();
  });

  test('from the list of licences › opens the same dialog, which its address finds', async () => {
    await openAddress(page, `/animal-license/create?transponder=${animal.transponder}`);
    await dialog().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/animal/view/${animal.transponder}`);
    await openAddress(page, page.url().slice(new URL(page.url()).origin.length));
    await dialog().getByRole('button', { name: 'Cancelar' }).click();
    await dialog().waitFor({ state: 'hidden' });
  });

  test('with a document on a slow connection › shows how much of it is sent', async () => {
    await openAddress(page, `/animal-license/create?transponder=${animal.transponder}`);
    await dialog()
      .getByRole('textbox', { name: /Data da licença/ })
      .fill(showDate(addDays(dayIn(), -1)));
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const speed = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const large = Buffer.concat([PDF.buffer, Buffer.alloc(1_500_000, ' ')]);
    await dialog()
      .locator('input[type="file"]')
      .last()
      .setInputFiles({ ...PDF, buffer: large });
    await dialog().getByText(PDF.name).waitFor();
    // Half a minute for the whole: a busy machine still sees it on its way.
    await speed(50_000);
    await dialog().getByRole('button', { name: 'Registar licença' }).click();
    await dialog()
      .getByText(/^A enviar: [1-9]\d? %$/)
      .waitFor();
    const bar = dialog().getByRole('progressbar', { name: 'Envio dos ficheiros' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
    await speed(-1);
    await dialog().waitFor({ state: 'hidden' });
  });
});
