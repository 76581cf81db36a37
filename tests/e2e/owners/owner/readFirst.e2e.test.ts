import { expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

test('the record of an owner › is read first, edited second, and read again once it is saved', async () => {
  const page = await newPage();
  await signIn(page, 'operator@demo.test', { at: null });
  const { content } = await callAs<{ content: { id: number; isLocked: boolean }[] }>(
    page,
    'GET',
    '/owners/search?type=SINGULAR&itemsPerPage=20',
  );
  const { id } = content.find(({ isLocked }) => !isLocked)!;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const street = page.getByRole('combobox', { name: 'Rua' });
  const hasFocus = (of: typeof street) => of.evaluate((element) => element === document.activeElement);
  await page.goto(`/owner/${id}`);
  await button('Editar').waitFor();
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await button('Editar').press('Enter');
  await street.waitFor();
  await expect.poll(() => hasFocus(page.getByRole('radio', { name: 'Pessoa singular' }))).toBe(true);
  const before = await street.inputValue();
  await street.fill('Rua que fica por guardar');
  await button('Cancelar').click();
  await button('Continuar a editar').click();
  expect(await street.inputValue()).toBe('Rua que fica por guardar');
  await button('Cancelar').click();
  await button('Descartar').click();
  await expect.poll(() => hasFocus(button('Editar'))).toBe(true);
  await page.getByRole('main').getByText(before, { exact: true }).first().waitFor();

  await button('Editar').click();
  await street.fill('Rua dos Sobreiros');
  // Another street takes its door along.
  await page.getByRole('textbox', { name: 'Porta' }).fill('7');
  await button('Guardar').click();
  await page.getByRole('main').getByText('Rua dos Sobreiros', { exact: true }).waitFor();
  await expect.poll(() => hasFocus(button('Editar'))).toBe(true);
  await page.reload();
  await page.getByRole('main').getByText('Rua dos Sobreiros', { exact: true }).waitFor();
  await page.context().close();
});

test('its animals › say until when each is protected against rabies, and in red that it no longer is', async () => {
  const page = await newPage();
  await signIn(page, 'operator@demo.test', { at: null });
  const { content } = await callAs<{
    content: { ownerId: number; name: string; rabiesImmunizationDateEnd: string | null }[];
  }>(
    page,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=100&sortProperty=registrationDate&sortDirection=ASC',
  );
  const today = new Date().toISOString().slice(0, 10);
  const withEnd = content.filter(({ rabiesImmunizationDateEnd }) => rabiesImmunizationDateEnd);
  const past = withEnd.find(({ rabiesImmunizationDateEnd }) => rabiesImmunizationDateEnd! < today)!;
  const colourOf = async (ownerId: number, words: string) => {
    await page.goto(`/owner/${ownerId}?tab=animals`);
    const line = page.getByText(words).first();
    await line.waitFor();
    return line.evaluate((element) => getComputedStyle(element).color);
  };
  const red = await colourOf(past.ownerId, 'Vacina antirrábica caducada em');
  expect(await accessibilityFaults(page)).toEqual([]);
  const valid = withEnd.find(({ rabiesImmunizationDateEnd }) => rabiesImmunizationDateEnd! > today)!;
  expect(await colourOf(valid.ownerId, 'Vacina antirrábica válida até')).not.toBe(red);
  await page.context().close();
});

test('what the audit says of it › is in a dialog that a reload keeps, and leads to the whole audit', async () => {
  const page = await newPage();
  await signIn(page, 'operator@demo.test', { at: null });
  const { content } = await callAs<{ content: { id: number }[] }>(
    page,
    'GET',
    '/owners/search?type=SINGULAR&itemsPerPage=1',
  );
  await page.goto(`/owner/${content[0]!.id}`);
  await page.getByRole('button', { name: 'Auditoria', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Auditoria: / });
  await dialog.waitFor();
  await page.reload();
  // The page that was just opened is the newest of it.
  await dialog.getByRole('listitem').filter({ hasText: 'Consulta' }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Ver toda a auditoria desta ficha' }).click();
  await page.getByRole('heading', { level: 1, name: 'Auditoria' }).waitFor();
  await page.getByRole('button', { name: 'Remover o filtro Número do objeto' }).waitFor();
  await page.getByRole('row').nth(1).getByText('Consulta').waitFor();
  await page.context().close();

  const reader = await newPage();
  await signIn(reader, 'clinic@demo.test', { at: null });
  const own = await callAs<{ content: { id: number }[] }>(reader, 'GET', '/owners/search?itemsPerPage=1');
  await reader.goto(`/owner/${own.content[0]!.id}`);
  await reader.getByRole('heading', { level: 1 }).waitFor();
  await reader.getByRole('button', { name: 'Editar', exact: true }).waitFor();
  expect(await reader.getByRole('button', { name: 'Auditoria', exact: true }).count()).toBe(0);
  await reader.context().close();
});
