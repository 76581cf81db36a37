import { AxeBuilder } from '@axe-core/playwright';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, vi } from 'vitest';
import { codeIn, readMails } from '../helpers/mailbox.ts';
import { readText } from '../workshop/project.ts';
import { ownServer } from './ownServer.ts';

/** The password of every demonstration account. */
export const PASSWORD = 'Sobreiro!2026';

let browser: Browser;

/**
 * Opens a browser for the tests of a file, and closes it after the last.
 * @param more what it is told beside the usual, as on Chromium's command line
 */
export function withBrowser(more: readonly string[] = []): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', ...more],
    });
  });
  afterAll(() => browser.close());
}

/** A window of its own, as of a person who has never been here; addresses are relative to the server's. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ownServer().baseUrl,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}

const outbox = () => join(ownServer().dataDir, 'outbox');

/** How many mails an address has had, to tell the next one from them. */
export const mailCount = async (to: string): Promise<number> => (await readMails(outbox(), to)).length;

/** The first mail to an address after `seen` others. */
export async function nextMail(to: string, seen: number) {
  return vi.waitFor(
    async () => {
      const mail = (await readMails(outbox(), to))[seen];
      if (!mail) throw new Error(`no mail to ${to}`);
      return mail;
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** Types e-mail and password on the sign-in page; answers the mailed code. */
export async function giveCredentials(page: Page, email: string, password = PASSWORD): Promise<string> {
  const seen = await mailCount(email);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Palavra-passe' }).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código de 6 algarismos').waitFor();
  return codeIn(await nextMail(email, seen));
}

/** Types the code and sends it. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de 6 algarismos').fill(code);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Reads the legal warning to its end with the keyboard and accepts it. */
export async function acceptLegalWarning(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: 'Li e aceito' });
  // Before the text has come there is no end to go to.
  await page.getByRole('status').filter({ hasText: 'fim do texto' }).waitFor();
  await page.getByRole('region', { name: 'Texto do aviso legal' }).focus();
  await page.keyboard.press('End');
  await accept.click();
}

/** Waits for the register; accepts the legal warning on the way, where it is still owed. */
export async function arrive(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^Menu de / });
  const legal = page.getByRole('button', { name: 'Li e aceito' });
  await menu.or(legal).first().waitFor();
  if (await legal.isVisible()) await acceptLegalWarning(page);
  await menu.waitFor();
}

/** Signs in from the sign-in page through every step that is due, and waits for the register. */
export async function signIn(
  page: Page,
  email: string,
  { at = '/', entity = null as string | null, password = PASSWORD } = {},
): Promise<void> {
  await page.goto(at);
  await giveCode(page, await giveCredentials(page, email, password));
  const menu = page.getByRole('button', { name: /^Menu de / });
  const entities = page.getByRole('button', { name: 'Entrar sem entidade' });
  const legal = page.getByRole('button', { name: 'Li e aceito' });
  await menu.or(entities).or(legal).first().waitFor();
  if (await entities.isVisible()) {
    if (entity) {
      await page.getByRole('radio', { name: entity }).check();
      await page.getByRole('button', { name: 'Entrar com a entidade' }).click();
    } else await entities.click();
    await entities.waitFor({ state: 'detached' });
  }
  await arrive(page);
}

/** The token of the page's session, for asking the server beside the page. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('coleira.session') ?? '{}') as { sessionToken: string }).sessionToken,
  );

/** A call to the server in the name of whoever is signed in on the page. */
export async function callAs<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    ...(body !== undefined && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json().catch(() => undefined)) as T;
}

/** What axe finds on the page, each with the places. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Whether the page itself scrolls sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** The script that a file of the application has become, as the build has called it. */
export function scriptOf(path: string): string {
  const manifest = JSON.parse(readText('dist/public/.vite/manifest.json')) as Record<
    string,
    { file: string }
  >;
  const script = manifest[path];
  if (!script) throw new Error(`${path} is no script of its own`);
  return script.file;
}
