import sql from 'sql-template-tag';
import { animal } from '../../resources/animals/animal/schema.ts';
import { getOne } from '../../server/db/db.ts';
import { openDb } from '../../server/db/open.ts';
import { embeddedPlace } from '../databases.ts';
import { SIZES } from '../options.ts';
import { signIn } from '../people.ts';
import { startServer } from '../processes.ts';
import { startBareAdmin } from './bareAdmin.ts';
import { openBrowser } from './opening.ts';
import { keptAfter, visit, type BrowserStorage, type PageToOpen, type Visit } from './visit.ts';

/** The number of times that each page is opened, ours and the bare one in turns. */
const TIMES = 7;

/** The figures of one page: the medians of its visits. */
export interface Comparison extends Omit<Visit, 'sorts'> {
  readonly title: string;
  readonly sorting?: number;
}

const ROW = 'tbody tr td a, tbody tr td:nth-child(2)';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

function medians(title: string, visits: readonly Visit[]): Comparison {
  const of = (name: Exclude<keyof Visit, 'sorts'>): number => median(visits.map((one) => one[name]));
  const sorts = visits.flatMap((one) => one.sorts);
  return {
    title,
    fcp: of('fcp'),
    lcp: of('lcp'),
    shown: of('shown'),
    scriptKilobytes: of('scriptKilobytes'),
    requests: of('requests'),
    ...(sorts.length > 0 && { sorting: median(sorts) }),
  };
}

type Page = PageToOpen & { readonly title: string; readonly kept?: BrowserStorage };

function ourPages(origin: string, kept: BrowserStorage, transponder: string): readonly Page[] {
  const heading = (name: string): string => `thead .column-${name} .sort`;
  return [
    { title: 'sign-in', url: `${origin}/auth`, shows: 'input' },
    { title: 'home', url: `${origin}/`, shows: 'main h2', kept },
    {
      title: 'list',
      url: `${origin}/animal`,
      shows: ROW,
      kept,
      sort: {
        headings: ['name', 'transponder', 'name', 'transponder'].map(heading),
        cell: 'tbody tr .column-transponder',
      },
    },
    { title: 'record', url: `${origin}/animal/view/${transponder}`, shows: 'main h2', kept },
  ];
}

function barePages(origin: string): readonly Page[] {
  const heading = (name: string): string => `thead .column-${name} .MuiTableSortLabel-root`;
  return [
    { title: 'bare: sign-in', url: `${origin}/#/login`, shows: 'input' },
    {
      title: 'bare: list',
      url: `${origin}/#/animals`,
      kept: { isSignedIn: 'yes' },
      shows: 'tbody tr .column-name',
      sort: {
        headings: ['name', 'date', 'name', 'date'].map(heading),
        cell: 'tbody tr .column-id',
      },
    },
  ];
}

/** Opens our pages and those of a bare react-admin in turns, each with an empty cache. */
export async function comparePages(times = TIMES): Promise<readonly Comparison[]> {
  const place = await embeddedPlace(SIZES[0]!, false);
  const db = await openDb(place);
  const { operator } = await signIn(db);
  const { transponder } = await getOne<{ transponder: string }>(
    db,
    sql`select transponder from animal order by id limit 1`,
  );
  await db.close();
  const [server, bare] = [await startServer(place), await startBareAdmin(animal.list.perPage ?? 25)];
  const browser = await openBrowser();
  try {
    const session = await fetch(`${server.origin}/api/auth/session`, {
      headers: { Authorization: `Bearer ${operator}` },
    });
    const answer = (await session.json()) as object;
    const kept = { 'coleira.session': JSON.stringify({ ...answer, sessionToken: operator }) };
    const pages = [...ourPages(server.origin, kept, transponder), ...barePages(bare.origin)];
    const visits = new Map<string, Visit[]>(pages.map(({ title }) => [title, []]));
    // A session that is remembered has been here before: pages begin with what an earlier one kept on the device, but
    // with an empty cache. That visit also warms the servers up.
    const keptBy = new Map<string, BrowserStorage>();
    for (const page of pages) keptBy.set(page.title, await keptAfter(browser, page, page.kept ?? {}));
    for (let n = 0; n < times; n += 1)
      for (const page of pages)
        visits.get(page.title)!.push(await visit(browser, page, keptBy.get(page.title)));
    return pages.map(({ title }) => medians(title, visits.get(title)!));
  } finally {
    await browser.close();
    await bare.stop();
    await server.stop();
  }
}

const ms = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`;

/** The table of the pages beside the bare ones. */
export const comparisonTable = (figures: readonly Comparison[]): string =>
  [
    '| Page | FCP | LCP | Shown | Scripts | Requests | Sorting |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...figures.map(
      ({ title, fcp, lcp, shown, scriptKilobytes, requests, sorting }) =>
        `| ${[title, ms(fcp), ms(lcp), ms(shown), `${Math.round(scriptKilobytes)} kB`, requests, sorting === undefined ? '–' : ms(sorting)].join(' | ')} |`,
    ),
  ].join('\n');
