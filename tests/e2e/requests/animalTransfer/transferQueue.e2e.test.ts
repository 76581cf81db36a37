import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { TO_DECIDE } from '../../../../resources/common/request/overview.ts';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { setLanguage } from '../../helpers/signedIn.ts';

withBrowser();

let operator: Page;
let colleague: Page;
/** The operator on a narrow phone, who reads English. */
let phone: Page;

beforeAll(async () => {
  colleague = await newPage();
  await signedIn(colleague, 'colleague@demo.test', { at: null });
  phone = await newPage({ viewport: { width: 320, height: 640 } });
  await signedIn(phone, 'operator@demo.test', { at: null });
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

describe('the queue of requests', () => {
  const place = () => operator.getByText(/^\d+ de \d+$/);
  const heading = () => operator.getByRole('heading', { level: 1 });
  const openQueue = async () => {
    // Contested ones, which come first, are decided otherwise.
    const filter = { ...TO_DECIDE, kind: ['SIGNED'] };
    await openAddress(operator, `/transfers?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await operator.getByRole('tab', { name: /^Por decidir/, selected: true }).waitFor();
    await operator.getByRole('table', { name: 'Transmissões de titularidade' }).waitFor();
  };

  test('a preview › opens from the queue; J and K move, A asks for a decision, and keys typed in a field do nothing', async () => {
    await openQueue();
    const look = operator.getByRole('button', { name: /^Pré-visualizar / }).first();
    await look.press('Enter');
    await operator.getByRole('dialog').getByRole('link', { name: 'Abrir a página completa' }).waitFor();
    await operator.keyboard.press('Escape');
    await expect.poll(() => look.evaluate((button) => button === document.activeElement)).toBe(true);
    await operator.getByRole('table').getByRole('link').first().click();
    await operator.getByText(/^1 de \d+$/).waitFor();
    const first = operator.url();
    await operator.keyboard.press('j');
    await operator.getByText(/^2 de \d+$/).waitFor();
    await operator.keyboard.press('Alt+k');
    await operator.getByText(/^2 de \d+$/).waitFor();
    await operator.keyboard.press('k');
    await expect.poll(() => operator.url()).toBe(first);
    await operator.keyboard.press('a');
    await operator.getByRole('dialog', { name: 'Aceitar a transmissão de titularidade?' }).waitFor();
    await operator.keyboard.press('Escape');
    await operator.getByRole('dialog').waitFor({ state: 'detached' });
    await operator.getByText('Aguarda').first().waitFor();
  });

  test('beside the open menu › has room without scrolling sideways, the least important columns hidden', async () => {
    const open = async (path: string) => {
      await openAddress(operator, `/${path}?filter=%7B%7D&perPage=100`);
      await operator.getByRole('table').getByRole('link').first().waitFor();
    };
    const isInPlace = () =>
      operator.getByRole('table').evaluate(({ parentElement: box }) => box!.scrollWidth <= box!.clientWidth);
    const column = (name: string) => operator.getByRole('columnheader', { name, exact: true }).count();
    const shown = async () => [await column('Última alteração'), await column('Prazo')];
    for (const [width, columns] of [
      [1280, [1, 1]],
      [1024, [0, 0]],
      [992, [0, 0]],
    ] as const) {
      await operator.setViewportSize({ width, height: 800 });
      await open('pre-registers');
      await expect.poll(shown).toEqual(columns);
      expect(await isInPlace()).toBe(true);
      await open('transfers');
      await expect.poll(isInPlace).toBe(true);
    }
    // The term then stands below the day of the request.
    await open('pre-registers');
    await operator
      .getByRole('cell')
      .getByText(/^Prazo: /)
      .first()
      .waitFor();
    for (const width of [768, 390]) {
      await operator.setViewportSize({ width, height: 800 });
      await operator.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
      expect(await scrollsSideways(operator)).toBe(false);
    }
    await operator.setViewportSize({ width: 1280, height: 800 });
  });

  test('the rows › take two lines at most', async () => {
    await openQueue();
    const rows = operator.getByRole('row').filter({ has: operator.getByRole('link') });
    const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(72);
  });

  test('the document of a request › lies beside its facts, half as wide as the page, and below them on a phone', async () => {
    const path = '/animal-transfers/search?closed=false&kind=SIGNED&itemsPerPage=20';
    const { content } = await callAs<{ content: { id: number }[] }>(operator, 'GET', path);
    const records = await Promise.all(
      content.map(({ id }) =>
        callAs<{ id: number; documents: unknown[] }>(operator, 'GET', `/animal-transfers/${id}`),
      ),
    );
    await openAddress(operator, `/transfers/${records.find(({ documents }) => documents.length > 0)!.id}`);
    await operator.getByRole('button', { name: 'Aceitar', exact: true }).waitFor();
    const boxOf = async (name: string) =>
      (await operator.getByRole('region', { name, exact: true }).boundingBox())!;
    const boxes = async () =>
      [await boxOf('Titular atual e novo titular'), await boxOf('Documentos')] as const;
    const [facts, documents] = await boxes();
    expect(documents.x).toBeGreaterThan(facts.x + facts.width);
    expect(Math.abs(documents.width - facts.width)).toBeLessThan(2);
    await operator.setViewportSize({ width: 390, height: 800 });
    await expect
      .poll(async () => {
        const [above, below] = await boxes();
        return below.y > above.y + above.height;
      })
      .toBe(true);
    expect(await scrollsSideways(operator)).toBe(false);
    await operator.setViewportSize({ width: 1280, height: 800 });
  });

  test('the button for labels › stands on the page of a request', async () => {
    await openQueue();
    await operator.getByRole('table').getByRole('link').first().click();
    const button = operator.getByRole('button', { name: /^Alterar as etiquetas de / });
    expect(await button.innerText()).toBe('Etiquetas');
  });

  test('a rejection › takes its reason from the list, in words that can be changed, and opens the next request', async () => {
    await openQueue();
    await operator.getByRole('table').getByRole('link').first().click();
    await place().waitFor();
    const path = () => new URL(operator.url()).pathname;
    const [first, name] = [path(), await heading().innerText()];
    await operator.getByRole('button', { name: 'Rejeitar' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Rejeitar o pedido' });
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await dialog.getByText('Indique o motivo.').waitFor();
    await dialog.getByRole('combobox', { name: 'Motivo' }).click();
    await operator.getByRole('option').nth(1).click();
    const text = dialog.getByRole('textbox', { name: 'Texto enviado a quem fez o pedido' });
    await text.fill(`${await text.inputValue()} Envie de novo.`);
    await text.press('End');
    await text.pressSequentially('j');
    expect(path()).toBe(first);
    const worded = await text.inputValue();
    await operator.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await operator.getByRole('button', { name: 'Rejeitar' }).click();
    expect(await text.inputValue()).toBe(worded);
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await operator.getByText(/^Pedido rejeitado \(/).waitFor();
    await expect.poll(path).not.toBe(first);
    await expect.poll(() => heading().innerText()).not.toBe(name);
    await expect.poll(() => operator.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('an address that names a dialog and no filter › keeps the queue to what waits for a decision', async () => {
    await operator.evaluate(() => localStorage.removeItem('RaStore.transfers.listParams'));
    await operator.goto('/transfers?dialog=nothing');
    await operator.getByRole('table').waitFor();
    expect(await operator.getByRole('tab', { selected: true }).innerText()).toMatch(/^Por decidir/);
    expect(new URL(operator.url()).searchParams.get('dialog')).toBe('nothing');
  });

  test('several requests › are decided at once, with their number first and what stands against one of them', async () => {
    await openQueue();
    const ticks = operator.getByRole('table').getByRole('checkbox', { name: /^Selecionar o pedido/ });
    for (const at of [0, 1, 2]) await ticks.nth(at).check();
    const path = await operator.getByRole('table').getByRole('link').first().getAttribute('href');
    const id = Number(path?.split('/').at(-1));
    await callAs(operator, 'PUT', `/animal-transfers/${id}/decision`, {
      validation: 'REJECTED',
      comments: 'Não',
    });
    await operator.getByRole('button', { name: 'Rejeitar', exact: true }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByText('Rejeitar 3 pedidos?').waitFor();
    await dialog
      .getByRole('textbox', { name: 'Texto enviado a quem fez o pedido' })
      .fill('Faltam assinaturas.');
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await dialog.getByText('1 pedido não pôde ser decidido:').waitFor();
    await dialog.getByText('já está concluído', { exact: false }).waitFor();
    await dialog.getByText('Rejeitar 2 pedidos?').waitFor();
    const named = dialog.getByRole('list').last().getByRole('listitem');
    expect(await named.count()).toBe(2);
    const [first] = await named.allInnerTexts();
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    const waiting = operator.getByRole('region', { name: 'Decisões que ainda podem ser anuladas' });
    await waiting.getByText('2 pedidos serão rejeitados.').waitFor();
    await waiting
      .getByText(first!.replaceAll(' ', '').replace(/(\d{15})$/, ' $1'), { exact: false })
      .waitFor();
    await expect.poll(() => operator.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    // The decision lies on the server: a reload finds it, and it can still be taken back.
    await operator.reload();
    await waiting.getByRole('button', { name: /^Anular/ }).click();
    await operator.getByText('A decisão foi anulada. Nada mudou.').waitFor();
    await waiting.waitFor({ state: 'detached' });
  });

  test('a request that a colleague has open › names the colleague in the queue and on its page', async () => {
    await openQueue();
    const path = await operator.getByRole('table').getByRole('link').first().getAttribute('href');
    await colleague.goto(path!);
    await colleague.getByRole('button', { name: 'Aceitar', exact: true }).waitFor();
    await openQueue();
    await operator.getByText(/^Aberto por /).waitFor();
    await openAddress(operator, path!);
    await operator.getByText(/também tem este pedido aberto\.$/).waitFor();
  });

  test('a colleague who opens a request on a narrow phone › moves no button, and every button holds its words', async () => {
    await setLanguage(phone, 'en');
    const { content } = await callAs<{ content: { id: number }[] }>(
      operator,
      'GET',
      '/animal-transfers/search?validationStatus=WAITING_VALIDATION&kind=SIGNED&itemsPerPage=2',
    );
    const id = content.at(-1)!.id;
    await callAs(colleague, 'PUT', `/presence/animalTransfer/${id}`, {});
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await phone.route(`**/api/presence/animalTransfer/${id}`, async (route) => {
      await held;
      await route.continue();
    });
    await phone.goto(`/transfers/${id}`);
    const decision = phone.getByRole('complementary', { name: 'Decision' });
    const buttons = decision.getByRole('button');
    await buttons.first().waitFor();
    const places = () =>
      buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const before = await places();
    release();
    await decision.getByText(/also has this request open\.$/).waitFor();
    expect(await places()).toEqual(before);
    const tooWide = await buttons.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    await setLanguage(phone, 'pt');
    expect(tooWide).toEqual([]);
  });

  test('after the last decision › the queue opens and its heading has the focus', async () => {
    const { content } = await callAs<{ content: { transponder: string }[] }>(
      operator,
      'GET',
      '/animal-transfers/search?validationStatus=WAITING_VALIDATION&kind=SIGNED&itemsPerPage=1',
    );
    const filter = { ...TO_DECIDE, universalSearch: content[0]!.transponder };
    await openAddress(operator, `/transfers?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await expect.poll(() => operator.getByRole('row').count()).toBe(2);
    await operator.getByRole('table').getByRole('link').first().click();
    await operator.getByText('1 de 1').waitFor();
    await operator.getByRole('button', { name: 'Aceitar' }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await expect.poll(() => new URL(operator.url()).pathname).toBe('/transfers');
    await operator.getByText('Não há mais pedidos nesta lista.').waitFor();
    await expect.poll(() => operator.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});
