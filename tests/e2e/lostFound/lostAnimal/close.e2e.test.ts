import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: null });
});

interface Report {
  readonly id: number;
  readonly transponder: string;
}

/** An open lost report of a registered animal without a request for a transfer. */
async function openReport(): Promise<Report> {
  const path = '/lost-animals/search?status=LOST&itemsPerPage=50';
  const { content } = await callAs<{ content: (Report & { pendingAnimalTransferId: number | null })[] }>(
    operator,
    'GET',
    path,
  );
  return content.find((one) => one.pendingAnimalTransferId === null)!;
}

describe('an open report', () => {
  test('the button before an outcome is chosen › names the missing outcome and leads to the choices', async () => {
    const { transponder } = await openReport();
    await operator.goto(`/animal/lost/close/${transponder}`);
    await operator.getByRole('button', { name: 'Encerrar o processo' }).click();
    const missing = operator.getByText('Indique o desfecho do processo.');
    await missing.waitFor();
    const first = operator.getByRole('radio').first();
    expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);
    await operator.getByRole('radio', { name: 'Morto' }).check();
    await missing.waitFor({ state: 'detached' });
  });

  test('a death › asks for its day, closes the report and locks the record of the animal', async () => {
    const { id, transponder } = await openReport();
    await operator.goto(`/animal/lost/close/${transponder}`);
    await operator.getByRole('radio', { name: 'Morto' }).check();
    await operator.getByRole('button', { name: 'Encerrar o processo' }).click();
    await operator.waitForURL(`**/animal/lost/${id}`);
    await operator.getByText(/Processo encerrado em .*Morto/).waitFor();
    const animal = await callAs<{ status: string; isLocked: boolean }>(
      operator,
      'GET',
      `/animals/${transponder}`,
    );
    expect(animal).toMatchObject({ status: 'DEAD', isLocked: true });
  });
});
