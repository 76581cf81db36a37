import sql from 'sql-template-tag';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import type { DescribedDataSet } from '../../resources/figures/dataSet/calls.ts';
import { getOne } from '../../server/db/db.ts';
import { openDb } from '../../server/db/open.ts';
import { registerPlace } from '../large/largePlace.ts';
import { readServer, readSize } from '../environment.ts';
import { makeUsers } from '../money/people.ts';
import { startServer } from '../processes.ts';
import { bodyOf, clientOf, until } from '../areas/client.ts';
import { measureOperations } from '../areas/bulkOperations.ts';
import { timeLong } from '../areas/longWork.ts';

const TIMES = 5;

/** A run of a report as it is listed. */
interface Run {
  readonly id: number;
  readonly state: string;
  readonly error: string | null;
  readonly rowCount: number | null;
}

/**
 * Measures figures on a register of a million animals (`BENCH_SIZE`: 10k, 100k, 1m): `npm run bench:figures`. The first view of
 * each shipped data set, the shipped dashboards anew and from memory, and a report of all animals as CSV and as a workbook; up to
 * a hundred thousand also the dry run of operations on some ten thousand.
 */
async function main(): Promise<void> {
  const url = readServer();
  const size = readSize('1m');
  const place = await registerPlace(url, size, false);
  const server = await startServer(place, { DRAIN_SECONDS: '0' });
  const db = await openDb(place);
  await db.script('vacuum (analyze)');
  const [user] = await makeUsers(db, 'COLEIRA', false, PERMISSIONS, 1);
  const client = clientOf(server.origin, user!.token);
  const { pid } = await getOne<{ pid: number }>(
    db,
    sql`select pid from server_process order by start_timestamp desc limit 1`,
  );
  const measured = async (title: string, first: () => Promise<unknown>, again = first): Promise<void> => {
    const times: number[] = [];
    for (let at = 0; at <= TIMES; at += 1) {
      const from = performance.now();
      // eslint-disable-next-line no-await-in-loop -- one after the other
      await (at === 0 ? first() : again());
      times.push(performance.now() - from);
    }
    const [cold = 0, ...warm] = times;
    warm.sort((a, b) => a - b);
    console.log(
      `${title}: first ${cold.toFixed(0)} ms, then ${warm[Math.floor(warm.length / 2)]!.toFixed(0)} ms`,
    );
  };
  try {
    for (const { name, initial } of await bodyOf(client.call<DescribedDataSet[]>('GET', '/data-sets')))
      // eslint-disable-next-line no-await-in-loop
      await measured(`data set ${name}`, () =>
        client.call('POST', '/data-sets/query', {
          dataSet: name,
          by: initial.by.map((column) => ({ column })),
          show: initial.show,
        }),
      );
    const { content: dashboards } = await bodyOf(
      client.call<{ content: { id: number; name: string }[] }>('GET', '/dashboards/search?itemsPerPage=20'),
    );
    for (const { id, name } of dashboards)
      // eslint-disable-next-line no-await-in-loop
      await measured(
        `dashboard ${name}`,
        () => client.call('GET', `/dashboards/${id}/figures?refresh=true`),
        () => client.call('GET', `/dashboards/${id}/figures`),
      );
    const { id: templateId } = await bodyOf(
      client.call<{ id: number }>('POST', '/report-templates/', {
        name: `Todos ${Date.now()}`,
        definition: {
          query: {
            dataSet: 'animals',
            columns: [
              'transponder',
              'name',
              'species',
              'breed',
              'status',
              'registrationDate',
              'municipality',
            ],
          },
        },
      }),
    );
    for (const format of ['CSV', 'XLSX'] as const)
      // eslint-disable-next-line no-await-in-loop
      await timeLong(`report of ${size.animals} animals as ${format}`, { client, pid }, async () => {
        const { id } = await bodyOf(
          client.call<{ id: number }>('POST', '/report-runs', { templateId, format, parameters: {} }),
        );
        await until(async () => {
          const { content } = await bodyOf(
            client.call<{ content: readonly Run[] }>('GET', '/report-runs?itemsPerPage=5'),
          );
          const run = content.find((one) => one.id === id);
          if (run?.state === 'FAILED') throw new Error(`the report failed: ${run.error}`);
          if (run?.state === 'DONE') console.log(`  ${run.rowCount} rows`);
          return run?.state === 'DONE';
        });
      });
    // Of a million animals no operation is asked at once: ten thousand are.
    if (size.animals <= 100_000) {
      const { breedId } = await getOne<{ breedId: number }>(
        db,
        sql`select breed_id from animal group by breed_id order by abs(count(*) - 10000) limit 1`,
      );
      await measureOperations({ client, pid }, breedId, size.animals <= 10_000);
    }
  } finally {
    await db.close();
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
