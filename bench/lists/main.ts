import { modules } from '../../resources/schemas.ts';
import { searchShape } from '../../server/crud/searchShape.ts';
import { openDb } from '../../server/db/open.ts';
import { buildRegistry } from '../../server/registry.ts';
import { clientOf, type Client } from '../areas/client.ts';
import { readServer, readSize } from '../environment.ts';
import { registerPlace } from '../large/largePlace.ts';
import { signIn } from '../people.ts';
import { startServer } from '../processes.ts';
import { callsOf, type Found, type ListCall } from './calls.ts';

const PER_PAGE = 24;
/** Calls of each kind after the first. */
const TIMES = 5;
/** What a warm call may take at the median, in milliseconds. */
const BOUND_MS = 50;
/** Counted from 0; the pages after it are asked for by cursor. */
const DEEP_PAGE = 400;

interface Page {
  readonly content: readonly Found[];
  readonly totalItems: number;
  readonly cursor?: string;
}

interface Timed {
  readonly list: string;
  readonly title: string;
  readonly first: number;
  readonly median: number;
}

const addressOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `/${path}/search?${new URLSearchParams({ itemsPerPage: String(PER_PAGE), ...query }).toString()}`;

async function time(client: Client, list: string, address: string, title: string): Promise<Timed> {
  const times: number[] = [];
  for (let n = 0; n <= TIMES; n += 1) times.push((await client.call('GET', address)).ms);
  const [first = 0, ...warm] = times;
  warm.sort((a, b) => a - b);
  return { list, title, first, median: warm[Math.floor(warm.length / 2)]! };
}

/** The page after a deep one, in an order, asked for by the cursor that the deep one ended with. */
async function deepCall(
  client: Client,
  path: string,
  { title, query }: ListCall,
): Promise<ListCall | undefined> {
  const { body } = await client.call<Page>(
    'GET',
    addressOf(path, { ...query, currentPage: String(DEEP_PAGE) }),
  );
  return body.cursor === undefined
    ? undefined
    : { title: `after page ${DEEP_PAGE + 1}, ${title}`, query: { ...query, after: body.cursor } };
}

/**
 * Asks each list of the register in every way (`BENCH_SIZE`: 10k, 100k, 1m, 10m; `BENCH_LISTS`: names of modules), one call
 * after the other: `npm run bench:lists`. Prints those whose warm median is above 50 ms.
 */
async function main(): Promise<void> {
  const size = readSize('1m');
  const wanted = process.env.BENCH_LISTS?.split(',');
  const place = await registerPlace(readServer(), size, false);
  const db = await openDb(place);
  const { operator } = await signIn(db);
  const server = await startServer(place, { DRAIN_SECONDS: '0' });
  const client = clientOf(server.origin, operator);
  const tables = new Map(buildRegistry().tables.map((table) => [table.module.name, table]));
  const found: Timed[] = [];
  try {
    for (const module of modules.filter(({ name }) => !wanted || wanted.includes(name))) {
      const table = tables.get(module.name);
      if (!table) continue;
      const { path } = module;
      const sample = await client.call<Page>('GET', addressOf(path, {})).catch((error: unknown) => {
        console.log(`${module.name}: ${String(error).slice(0, 120)}`);
        return undefined;
      });
      if (!sample) continue;
      const { content, totalItems } = sample.body;
      const { shape } = searchShape(table.module, table.hooks, 'COLEIRA');
      const calls = callsOf(table.module, shape, content);
      const before = found.length;
      for (const { title, query } of calls) {
        const timed = await time(client, module.name, addressOf(path, query), title).catch((error: unknown) =>
          console.log(`${module.name}, ${title}: ${String(error).slice(0, 200)}`),
        );
        if (timed) found.push(timed);
      }
      if (totalItems > DEEP_PAGE * PER_PAGE)
        for (const call of calls.filter(
          ({ query }) => query.sortProperty !== undefined && Object.keys(query).length === 2,
        )) {
          const deep = await deepCall(client, path, call);
          if (deep) found.push(await time(client, module.name, addressOf(path, deep.query), deep.title));
        }
      const own = found.slice(before);
      const slowest = Math.max(0, ...own.map(({ median }) => median));
      console.log(
        `${module.name}: ${totalItems.toLocaleString('en')} records, ${own.length} calls, slowest ${slowest.toFixed(0)} ms`,
      );
      for (const one of own.filter(({ median }) => median > BOUND_MS).toSorted((a, b) => b.median - a.median))
        console.log(`  ${one.median.toFixed(0)} ms (first ${one.first.toFixed(0)}): ${one.title}`);
    }
    const above = found.filter(({ median }) => median > BOUND_MS).length;
    console.log(`${found.length} calls, ${above} above ${BOUND_MS} ms.`);
  } finally {
    await server.stop();
    await db.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
