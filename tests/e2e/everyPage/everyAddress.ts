import type { Page } from 'playwright';
import { vi } from 'vitest';
import { USER_LANGUAGE } from '../../../i18n/locale.ts';
import { allows, type Actor } from '../../../resources/kit/access.ts';
import { modules } from '../../../resources/schemas.ts';
import { pages } from '../../../src/app/allPages.ts';
import type { Page as Listed } from '../../../src/runtime/address/pageTable.ts';
import { callAs } from '../helpers/browser.ts';

export type Language = 'pt' | 'en';

/** No limit for a test over all pages: it grows with them, and each of its steps has one. */
export const FOR_EVERY_PAGE = 0;

/** A page of the register, and an address at which it has content. */
export interface Visit {
  readonly listed: Listed;
  readonly address: string;
}

interface Found {
  readonly id: number;
  readonly [property: string]: unknown;
}

interface Told {
  readonly type: string;
  readonly objectId: string | null;
}

const list = async <One>(page: Page, path: string): Promise<readonly One[]> =>
  (await callAs<{ content: One[] }>(page, 'GET', path)).content;

/** What stands for the parameter of a page's path; nothing where this account has no such thing. */
type Sample = (page: Page, language: Language) => Promise<string | number | undefined>;

const animal: Sample = async (page) =>
  (await list<{ transponder: string }>(page, '/animals/search?status=NORMAL&itemsPerPage=1'))[0]?.transponder;

const ownRequest: Sample = async (page) => {
  const [first] = await callAs<{ module: string; id: number }[]>(page, 'GET', '/owner-account/requests');
  return first && `${first.module}/${first.id}`;
};

const article: Sample = async (page, language) =>
  (await list<{ url: string }>(page, `/help/list?language=${USER_LANGUAGE[language]}`)).find(
    ({ url }) => url.length > 1,
  )?.url;

/** A copy of the account's own data is made; a notification links to it. */
const ownDocument: Sample = async (page) => {
  await callAs(page, 'POST', '/users/me/data-copy', {});
  return vi.waitFor(
    async () => {
      const told = await list<Told>(page, '/notifications/search?itemsPerPage=10');
      const found = told.find(({ type }) => type === 'DOCUMENT')?.objectId;
      if (!found) throw new Error('nobody was told of the document');
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
};

/** A lost animal whose report has a poster for this account: not every reporter agrees to be shown. */
const posterOf: Sample = async (page) => {
  for (const { transponder } of await list<{ transponder: string }>(
    page,
    '/animals/search?status=LOST&itemsPerPage=10',
  )) {
    const poster = `/lost-animals/${transponder}/poster?language=pt`;
    const isDrawn = await callAs(page, 'GET', poster).then(
      () => true,
      () => false,
    );
    if (isDrawn) return transponder;
  }
  return undefined;
};

/** Pages whose parameter no record of a module can stand for. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  '/animal/view/:transponder': animal,
  '/animal/lost/poster/:transponder': posterOf,
  '/animal/owner/change/:transponder': animal,
  '/owner-account/found/:transponder': animal,
  '/owner-account/requests/:module/:id': ownRequest,
  '/help/article/*': article,
  '/help/edit/*': article,
  '/personal/email/:token': async () => 'from-a-mail',
  '/personal/files/:fileUniversalSearch': async () => 'guia',
  '/support/:id': async (page) => (await list<Found>(page, '/ticketing/search?itemsPerPage=1'))[0]?.id,
  '/temp-docs/:id': ownDocument,
  '/traceability/show/:id': animal,
};

/** The first record of the module that a page is about: by the property that its parameter is called after, or its number. */
const ofItsModule =
  ({ path, module }: Listed): Sample =>
  async (page) => {
    const about = module ?? modules.find(({ resource }) => path.startsWith(`/${resource}/`));
    if (!about) throw new Error(`${path}: say in SAMPLES what its parameter may be`);
    const [record] = await list<Found>(page, `/${about.path}/search?itemsPerPage=1`);
    const known = record?.[/:(\w+)/.exec(path)?.[1] ?? ''];
    return typeof known === 'string' ? known : record?.id;
  };

async function addressOf(page: Page, listed: Listed, language: Language): Promise<string | undefined> {
  const { path } = listed;
  if (!/[:*]/.test(path)) return path;
  const value = await (SAMPLES[path] ?? ofItsModule(listed))(page, language);
  // The rest of a path, as an article's, begins with its slash.
  return value === undefined ? undefined : path.replace(/\/\*|:\w+(?:\/:\w+)*/, String(value));
}

/** The pages among these that an account may open, each by an address that has something to show. */
export async function openPages(
  page: Page,
  language: Language,
  among: (listed: Listed) => boolean = () => true,
): Promise<Visit[]> {
  const { actor } = await callAs<{ actor: Actor }>(page, 'GET', '/auth/session');
  const visits: Visit[] = [];
  for (const listed of pages.filter((one) => among(one) && allows(one.access, actor))) {
    const address = await addressOf(page, listed, language);
    if (address !== undefined) visits.push({ listed, address });
  }
  return visits;
}
