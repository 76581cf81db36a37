import type { Page } from 'playwright';
import { beforeAll, expect, test, vi } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';
import { setLanguage } from '../../helpers/signedIn.ts';

withBrowser();

let operator: Page;
let animals: readonly { readonly id: number; readonly transponder: string }[];
beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/operations' });
  const found = await callAs<{ content: { id: number; transponder: string | null; isLocked: boolean }[] }>(
    operator,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=50',
  );
  animals = found.content
    .flatMap(({ id, transponder, isLocked }) => (isLocked || !transponder ? [] : [{ id, transponder }]))
    .slice(0, 2);
});

const areLocked = async (): Promise<boolean[]> =>
  Promise.all(
    animals.map(
      async ({ id }) => (await callAs<{ isLocked: boolean }>(operator, 'GET', `/animals/${id}`)).isLocked,
    ),
  );

test('an operation › is tried, run on exactly what was shown, and undone as one act', async () => {
  await operator
    .getByRole('listitem')
    .filter({ has: operator.getByText('Bloquear animais', { exact: true }) })
    .getByRole('link', { name: /^Simular/ })
    .click();
  await operator
    .getByRole('textbox', { name: 'Transponders' })
    .fill(animals.map(({ transponder }) => transponder).join('\n'));
  const bell = operator.getByRole('button', { name: /^Notificações: \d+ por ler/ });
  const unread = await bell.getAttribute('aria-label');
  await operator.getByRole('button', { name: 'Simular' }).click();
  await operator.getByRole('heading', { name: 'À espera de confirmação' }).waitFor();
  expect(await areLocked()).toEqual([false, false]);

  await operator.getByRole('button', { name: /^Executar/ }).click();
  const dialog = operator.getByRole('dialog', { name: 'Executar: Bloquear animais' });
  const count = dialog.getByRole('textbox', { name: 'Número de registos a alterar' });
  await count.fill('3');
  await dialog.getByRole('button', { name: 'Executar' }).click();
  await dialog.getByText('O número não é o dos registos que vão mudar.').first().waitFor();
  await count.fill('2');
  await dialog.getByRole('button', { name: 'Executar' }).click();
  await operator.getByRole('heading', { name: 'Concluída' }).waitFor();
  expect(await areLocked()).toEqual([true, true]);

  await operator.getByRole('button', { name: /^Anular/ }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Anular a operação' }).click();
  await operator.getByRole('heading', { name: 'Anulada' }).waitFor();
  // The page shows each job's course: the bell alone says that three have ended.
  await vi.waitFor(async () => expect(await bell.getAttribute('aria-label')).not.toBe(unread), 60_000);
  expect(await operator.getByText('Trabalho concluído').count()).toBe(0);
  expect(await areLocked()).toEqual([false, false]);
});

test('a job that ends before its page has opened › is announced until the page says it', async () => {
  const page = operator;
  await follow(page, '/operations');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText('Bloquear animais', { exact: true }) })
    .getByRole('link', { name: /^Simular/ })
    .click();
  await page.getByRole('textbox', { name: 'Transponders' }).fill(animals[0]!.transponder);
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const run = /\/api\/operation-runs\/\d+$/;
  await page.route(run, async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Simular' }).click();
  const toasts = page.getByText('Trabalho concluído');
  await toasts.last().waitFor();
  // What the pointer rests on does not end with time.
  await toasts.last().hover();
  open();
  await page.getByRole('heading', { name: 'À espera de confirmação' }).waitFor();
  await vi.waitFor(async () => expect(await toasts.count()).toBe(0), 60_000);
  await page.unroute(run);
});

test('an operation in English › is called by its English name, in the list, its form and its run', async () => {
  const page = operator;
  await setLanguage(page, 'en');
  await page.goto('/operation-template');
  await page.getByRole('link', { name: 'Lock animals', exact: true }).waitFor();
  await follow(page, '/operations');
  await page.getByRole('link', { name: 'Start dry run: Recompute animals' }).click();
  await page.getByRole('heading', { level: 1, name: /Recompute animals/ }).waitFor();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await page.getByRole('button', { name: /^Start dry run/ }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /Recompute animals/ }).waitFor();
  await follow(page, '/operations/schedule');
  await page.getByRole('cell', { name: 'Accounts unused for a year' }).waitFor();
  await follow(page, '/operations');
  await page.getByRole('link', { name: 'Start dry run: Accounts unused for a year' }).click();
  await page.getByRole('textbox', { name: 'Days without a sign-in' }).fill('1000000');
  await page.getByRole('button', { name: 'Start dry run' }).click();
  // Also what a number has to be is said in words.
  await page.getByText('enter a value from 90 to 3,650').first().waitFor();
  await setLanguage(page, 'pt');
});
