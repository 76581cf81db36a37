import { expect, test } from 'vitest';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

const DISTRICTS = 'cod_distrito,nome_distrito\r\n01,Aveiro\r\n77,Terra do Marão\r\n';

test('an official table of addresses, chosen on the page › is uploaded and imported by a job', async () => {
  const page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/setup/addresses' });
  const choose = page.getByRole('button', { name: 'Escolher ficheiro: Distritos' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
  await chooser.setFiles({ name: 'distritos.csv', mimeType: 'text/csv', buffer: Buffer.from(DISTRICTS) });
  await page.getByText('distritos.csv ·').waitFor();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const latest = page.getByRole('region', { name: 'Última importação' });
  await latest.getByText('Concluído').waitFor();
  expect(await latest.textContent()).toContain('1 novas');
});
