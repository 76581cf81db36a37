import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn, showDate } from '../../../../resources/numbers/dates.ts';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { callAs } from '../../helpers/serverCalls.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser();

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const DAY = showDate(addDays(dayIn(), -3));

let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

const choose = async (label: string, option: string) => {
  await operator.getByRole('combobox', { name: label }).click();
  await operator.getByRole('option', { name: option, exact: true }).click();
};

describe('an aggression', () => {
  test('with a document › is added from the animal’s page, changed and deleted', async () => {
    const { content } = await callAs<{ content: { transponder: string }[] }>(
      operator,
      'GET',
      '/animals/search?status=NORMAL&itemsPerPage=1&sortProperty=id&sortDirection=ASC',
    );
    await openAddress(operator, `/animal/view/${content[0]!.transponder}`);
    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Registar agressão' }).click();
    await operator.waitForURL('**/aggression/create?**');
    const date = operator.getByRole('textbox', { name: 'Data', exact: true });
    await date.fill(DAY);
    await date.blur();
    await choose('Tipo de agressão', 'A pessoa');
    await choose('Subtipo', 'Ferimentos em local público');
    await choose('Destino do animal', 'Devolução');
    await operator
      .locator('input[type=file]')
      .setInputFiles({ name: 'auto.pdf', mimeType: 'application/pdf', buffer: PDF });
    await operator.getByRole('listitem').filter({ hasText: 'auto.pdf' }).waitFor();
    await operator.getByRole('button', { name: 'Registar', exact: true }).click();
    await operator.waitForURL('**tab=aggression');

    const row = operator.getByRole('row', { name: new RegExp(`${DAY}.*A pessoa`) });
    await row.getByRole('link').first().click();
    await operator.waitForURL(/aggression\/\d+/);
    await operator.getByRole('tab', { name: 'Ficheiros' }).click();
    await operator.getByText('auto.pdf').first().waitFor();
    await operator.getByRole('tab').first().click();
    await choose('Destino do animal', 'Treino');
    await operator.getByRole('button', { name: 'Guardar' }).click();
    await operator
      .getByText(/guardad|alterad/i)
      .first()
      .waitFor();
    await operator.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await operator.waitForURL('**tab=aggression');
    await expect.poll(() => row.count()).toBe(0);
  });
});
