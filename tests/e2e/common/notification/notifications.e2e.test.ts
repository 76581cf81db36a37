import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, setConfiguration, signIn, tokenOf, withBrowser } from '../../helpers/browser.ts';
import { lifetimeOfMessage } from '../../helpers/lifetime.ts';

withBrowser();

/** A streamed message arrives long before the next poll, which takes two minutes. */
const AT_ONCE = { timeout: 60_000 };

interface Look {
  readonly path: string;
  readonly at: number;
}

/** Seconds by which the page's clock is turned on at once. */
const STEP = 5;
/** Seconds, as exactly as turning the clock on by steps allows. */
const about = (seconds: number): unknown =>
  expect.toSatisfy((is: number) => is >= seconds - 1 && is <= seconds + 3 * STEP, `about ${seconds} s`);

let reader: Page;
let support: Page;
/** Of another user, for calls beside the pages. */
let operator: Page;

/** The reader asks for help: support is notified. */
const ask = (): Promise<unknown> =>
  callAs(reader, 'POST', '/ticketing/', {
    category: 'BILLING',
    subject: 'BILLING',
    description: 'Onde encontro a fatura?',
  });

const unread = async (page: Page): Promise<number> =>
  (await callAs<{ totalItems: number }>(page, 'GET', '/notifications/search?unread=true')).totalItems;

const bell = (page: Page, count: number) =>
  page.getByRole('button', {
    name: count === 0 ? /^Notificações/ : new RegExp(`^Notificações: ${count} por ler`),
  });

/** Waits until the page's stream is open. */
async function openHome(page: Page, path = '/'): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/notifications/stream'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
  await page.getByRole('heading', { name: 'Notificações' }).first().waitFor();
}

/** In the page: a stream whose sign of life keeps pace with the page's clock, which a test turns forward. */
function streamByThePagesClock(): void {
  const { fetch } = window;
  const line = (text: string) => new TextEncoder().encode(text);
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start: (to) => {
        to.enqueue(line('event: open\ndata: {}\n\n'));
        setInterval(() => to.enqueue(line(': \n\n')), 20_000);
      },
    });
  window.fetch = (input, init) =>
    String(input).endsWith('/notifications/stream')
      ? Promise.resolve(new Response(stream(), { headers: { 'content-type': 'text/event-stream' } }))
      : fetch(input, init);
}

/**
 * In the page: notes each background call and when it was sent by the page's clock, as `window.looks`, and counts the
 * answers that are awaited or read, as `data-answers` of the document.
 */
function noteLooks(): void {
  const { fetch } = window;
  const { text } = Response.prototype;
  const looks: Look[] = [];
  Object.assign(window, { looks });
  let open = 0;
  const count = (more: number) => {
    open += more;
    document.documentElement?.setAttribute('data-answers', String(open));
  };
  // What follows an answer at once has been done by the next task.
  const end = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => count(-1);
    port2.postMessage(null);
  };
  window.fetch = (input, init) => {
    if (new Headers(init?.headers).get('x-poll') === 'true')
      looks.push({ path: String(input).replace(/.*\/api/, ''), at: Date.now() });
    count(1);
    const answer = fetch(input, init);
    void answer.then(end, end);
    return answer;
  };
  Response.prototype.text = function read() {
    count(1);
    const all = text.call(this);
    void all.then(end, end);
    return all;
  };
}

beforeAll(async () => {
  [reader, support, operator] = [await newPage(), await newPage(), await newPage()];
  await signIn(reader, 'reader@demo.test', { at: null });
  await signIn(support, 'support@demo.test', { at: null });
  await signIn(operator, 'operator@demo.test', { at: null });
});

describe('what happens in one browser shows in another', () => {
  test('at once: as a toast, in the bell and on the home page, with the way to it', async () => {
    await openHome(support);
    const before = await unread(support);
    await ask();
    const toast = support.getByRole('status').filter({ hasText: 'Novo pedido de suporte' });
    await toast.waitFor(AT_ONCE);
    await toast.getByText('Faturação').waitFor();
    await bell(support, before + 1).waitFor(AT_ONCE);
    const list = support.getByRole('region', { name: 'Notificações' });
    await list.getByText('Novo pedido de suporte').first().waitFor();
    await toast.getByRole('link', { name: 'Novo pedido de suporte' }).click();
    await support.waitForURL('**/support/**');
    await expect.poll(() => unread(support), AT_ONCE).toBe(before);
  });

  test('the message › disappears after five seconds, or when it is closed', async () => {
    await openHome(support);
    const lifetime = lifetimeOfMessage(support, 'Novo pedido de suporte');
    await ask();
    const toast = support.getByRole('status').filter({ hasText: 'Novo pedido de suporte' });
    expect(await lifetime).toBeGreaterThan(4_500);
    await ask();
    await toast.waitFor(AT_ONCE);
    await toast.getByRole('button', { name: 'Fechar a mensagem' }).click();
    await toast.waitFor({ state: 'detached' });
  });

  test('four toasts can be closed at once', async () => {
    await openHome(support);
    const toasts = support.getByRole('status').filter({ hasText: 'Novo pedido de suporte' });
    const all = support.getByRole('button', { name: 'Fechar todas' });
    // What follows the first within five seconds arrives together.
    await ask();
    await toasts.first().waitFor(AT_ONCE);
    await Promise.all([ask(), ask(), ask(), ask()]);
    await all.click();
    await expect.poll(() => toasts.count(), AT_ONCE).toBe(0);
  });

  test('a message in an open ticket › appears there, and does not prolong the session', async () => {
    await ask();
    await openHome(support);
    await support.goto('/support');
    await support
      .getByRole('link', { name: /Faturação/ })
      .first()
      .click();
    await support.getByRole('dialog').getByText('Onde encontro a fatura?').waitFor();
    await support.getByRole('dialog').getByRole('log').waitFor();
    const looks: { path: string; isPoll: boolean }[] = [];
    support.on('request', (request) => {
      const path = new URL(request.url()).pathname.replace('/api', '');
      if (request.method() === 'GET' && /^\/(ticketing|notifications)/.test(path))
        looks.push({ path, isPoll: request.headers()['x-poll'] === 'true' });
    });
    await ask();
    await support.getByRole('status').filter({ hasText: 'Novo pedido de suporte' }).waitFor(AT_ONCE);
    // The dialog hides the page from screen readers, the message it does not: by role only what is read is found.
    expect(await support.locator('#root').getAttribute('aria-hidden')).toBe('true');
    const paths = () => looks.map(({ path }) => path);
    await expect.poll(paths, AT_ONCE).toContainEqual(expect.stringMatching(/^\/ticketing\/\d+$/));
    await expect.poll(paths, AT_ONCE).toContain('/ticketing/search');
    expect(looks.filter(({ isPoll }) => !isPoll)).toEqual([]);
    await support.keyboard.press('Escape');
    await support
      .getByRole('list', { name: 'Pedidos de suporte' })
      .getByRole('link', { name: /Faturação/ })
      .first()
      .waitFor();
  });

  test('an announcement › appears, and disappears when it is removed', async () => {
    await openHome(reader);
    const announce = (pt: string) => setConfiguration(operator, 'announcement', { pt, en: '' });
    await announce('<p>Manutenção às 22 horas</p>');
    await reader.getByText('Manutenção às 22 horas').waitFor(AT_ONCE);
    await announce('');
    await reader.getByText('Manutenção às 22 horas').waitFor({ state: 'detached', ...AT_ONCE });
  });

  test('what is read in one tab is read in the other; two tabs share one stream', async () => {
    await ask();
    await openHome(support);
    const second = await support.context().newPage();
    let streams = 0;
    second.on('request', (request) => {
      if (request.url().endsWith('/notifications/stream')) streams += 1;
    });
    await second.goto('/notifications');
    const count = await unread(support);
    await bell(second, count).waitFor();
    await second.getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await support.getByText('Não há notificações por ler').first().waitFor(AT_ONCE);
    expect(streams).toBe(0);
    // The tab that held the stream is closed; the other one opens it.
    const taken = second.waitForResponse((answer) => answer.url().endsWith('/notifications/stream'));
    await support.close();
    await taken;
    await ask();
    await second.getByRole('status').filter({ hasText: 'Novo pedido de suporte' }).waitFor(AT_ONCE);
    support = second;
  });
});

describe('a stream that opens late', () => {
  test('because the server is slow › has nothing fetched again', async () => {
    const page = await newPage();
    let announcements = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/informations/?type=GENERAL_ANNOUNCEMENT')) announcements += 1;
    });
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((done) => (answer = done));
    const isAsked = new Promise<void>((asked) => {
      void page.route('**/notifications/stream', async (route) => {
        asked();
        await isAnswered;
        await route.continue();
      });
    });
    await page.clock.install();
    await signIn(page, 'support@demo.test');
    await isAsked;
    await page.clock.runFor(20_000);
    const stream = page.waitForResponse((one) => one.url().endsWith('/notifications/stream'));
    answer();
    await stream;
    await ask();
    await page.getByRole('status').filter({ hasText: 'Novo pedido de suporte' }).waitFor(AT_ONCE);
    // The announcement is fetched up to a second and a half after a message about it.
    await page.clock.runFor(2_000);
    expect(announcements).toBe(1);
  });
});

describe('without a stream', () => {
  test('the page › polls every two minutes', async () => {
    const page = await newPage();
    await page.route('**/notifications/stream', (route) => route.abort());
    await page.clock.install();
    await signIn(page, 'support@demo.test');
    const before = await unread(page);
    await bell(page, before).waitFor();
    await ask();
    await page.clock.runFor(121_000);
    await bell(page, before + 1).waitFor();
  });
});

describe.each([
  ['without a stream', false],
  ['with a stream', true],
])('%s', (_, hasStream) => {
  test('it looks for credits, tickets and news every two minutes, for the announcement every five', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.addInitScript(noteLooks);
    if (hasStream) await page.addInitScript(streamByThePagesClock);
    else await page.route('**/notifications/stream', (route) => route.abort());
    await signIn(page, 'nocredit@demo.test');
    await page.getByRole('heading', { name: 'Notificações' }).first().waitFor();
    // The page waits anew from when it has read an answer; only then may its clock be turned on.
    for (let seconds = 0; seconds < 320; seconds += STEP) {
      await expect.poll(() => page.locator('html').getAttribute('data-answers')).toBe('0');
      await page.clock.runFor(STEP * 1_000);
    }
    const looks = await page.evaluate(() => (window as unknown as { looks: Look[] }).looks);
    const pauses = (path: string) => {
      const times = looks.filter((look) => look.path.startsWith(path)).map(({ at }) => at / 1_000);
      return times.slice(1).map((at, before) => at - (times[before] ?? 0));
    };
    for (const path of [
      '/billing/balance',
      '/ticketing/search?isRead=false&itemsPerPage=1',
      '/notifications/search?unread=true&itemsPerPage=5',
    ])
      expect(pauses(path), path).toEqual([about(120), about(120)]);
    expect(pauses('/informations/?type=GENERAL_ANNOUNCEMENT')).toEqual([about(300)]);
  });
});

test('the page of notifications filters, turns pages ten by ten, and marks all as read', async () => {
  for (let more = await unread(support); more < 12; more += 1) await ask();
  await support.goto('/notifications');
  const items = support.getByRole('list', { name: 'Notificações' }).getByRole('listitem');
  await expect.poll(() => items.count(), AT_ONCE).toBe(10);
  await support.getByRole('button', { name: /^Por ler/ }).click();
  await support.waitForURL('**/notifications?unread=true');
  await support.reload();
  await expect.poll(() => items.count(), AT_ONCE).toBe(10);
  await support.getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await support.getByText('Não há notificações por ler').first().waitFor();
  expect(await unread(support)).toBe(0);
});

test('a session that is ended elsewhere ends on the page within a second or so', async () => {
  await openHome(support);
  const token = await tokenOf(support);
  await reader.request.delete('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await support.waitForURL('**/auth', AT_ONCE);
});
