import type { Page, Request } from 'playwright';
import { vi } from 'vitest';
import { USER_LANGUAGE } from '../../i18n/locale.ts';
import { allows, type Actor } from '../../resources/kit/access.ts';
import { streamNotifications } from '../../resources/notification/stream.ts';
import { modules } from '../../resources/schemas.ts';
import { pages, type Page as Listed } from '../../src/shell/frame/allPages.ts';
import { callAs } from './browser.ts';

/** Real values for the parameters of paths. */
type Samples = Readonly<Record<string, string>>;

interface Found {
  readonly id: number;
  readonly transponder?: string;
  readonly [property: string]: unknown;
}

/** The first record of a module that this account sees. */
async function firstOf(page: Page, path: string, filter = ''): Promise<Found | undefined> {
  const { content } = await callAs<{ content: Found[] }>(
    page,
    'GET',
    `/${path}/search?itemsPerPage=1${filter}`,
  );
  return content[0];
}

/** The address of a page, with a real record where it asks for one; none where the account has no such record. */
async function addressOf(page: Page, listed: Listed, samples: Samples): Promise<string | undefined> {
  const { path } = listed;
  if (path.endsWith('/*')) return samples.article ? path.replace('/*', samples.article) : undefined;
  if (!path.includes(':')) return path;
  if (path.includes(':transponder')) return path.replace(':transponder', samples.transponder ?? '');
  const module = listed.module ?? modules.find(({ resource }) => path.startsWith(`/${resource}/`));
  const record = module && (await firstOf(page, module.path));
  // A parameter may be called like a property of the record that the page is known by; all others are its number.
  const known = (name: string) => (typeof record?.[name] === 'string' ? record[name] : record?.id);
  return record && path.replace(/:(\w+)/, (_, name: string) => String(known(name)));
}

/** Every page that an account may open, each by an address that has something to show. */
export async function openAddresses(page: Page, language: 'pt' | 'en'): Promise<string[]> {
  const { actor } = await callAs<{ actor: Actor }>(page, 'GET', '/auth/session');
  const help = await callAs<{ content: { url: string }[] }>(
    page,
    'GET',
    `/help/list?language=${USER_LANGUAGE[language]}`,
  );
  const samples = {
    transponder: (await firstOf(page, 'animals', '&status=NORMAL'))?.transponder ?? '',
    article: help.content.find(({ url }) => url.length > 1)?.url ?? '',
  };
  const addresses: string[] = [];
  for (const listed of pages.filter(({ access }) => allows(access, actor))) {
    const address = await addressOf(page, listed, samples);
    if (address !== undefined) addresses.push(address);
  }
  return addresses;
}

/** Two drawn frames: whatever follows at once from a change is on the page. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Calls and parts of the application that a tab waits for. */
const underWay = new WeakMap<Page, Set<Request>>();

export function watch(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => {
    // The stream of what happens elsewhere has no end.
    if (!request.url().endsWith(streamNotifications.path)) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until a page has all it asked for and shows no sign of waiting. */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await vi.waitFor(
    async () => {
      await drawn(page);
      const waits = await page.evaluate(() => {
        const main = document.querySelector('main');
        return (
          !main?.innerText.trim() || main.querySelector('[role=progressbar], .MuiSkeleton-root') !== null
        );
      });
      const open = underWay.get(page)?.size ?? 0;
      if (waits || open > 0) throw new Error(`${page.url()} waits for ${open} answers`);
    },
    { timeout: 30_000, interval: 30 },
  );
  await drawn(page);
}
