import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import type { QueueState } from '../../../../resources/common/request/overview.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ profile: { name: 'operator' }, permissions: PERMISSIONS });
});
afterAll(() => server.close());

const QUEUES = [
  ['animalTransfer', '/animal-transfers', sql`animal_transfer`, sql`contest_state = 'OPEN'`],
  ['ownerDataUpdate', '/owner-data-updates', sql`owner_data_update`, sql`objection_timestamp = now()`],
] as const;

describe('the queue of a type of request to which the person affected may object', () => {
  it.each(QUEUES)(
    '%s › begins with the objections, in either order',
    async (module, path, table, objected) => {
      const ids: number[] = [];
      for (let at = 0; at < 5; at += 1) ids.push(await makeRecord(server.db, module));
      await server.db.query(
        sql`update ${table} set creation_timestamp = now() + id * interval '1 minute', closed = false`,
      );
      const [first, , middle, , last] = ids as [number, number, number, number, number];
      await server.db.query(sql`update ${table} set ${objected} where id = ${middle}`);
      const listed = async (query: string): Promise<number[]> =>
        (
          (await operator.call('GET', `${path}/search?ids=${ids.join(',')}&${query}`)).body as {
            content: { id: number }[];
          }
        ).content.map(({ id }) => id);
      for (const open of ['closed=false', 'validationStatus=WAITING_VALIDATION']) {
        const upwards = await listed(`${open}&sortProperty=creationTimestamp&sortDirection=ASC`);
        expect(upwards[0]).toBe(middle);
        expect(upwards.at(-1)).toBe(last);
        expect(upwards).toHaveLength(5);
        const downwards = await listed(`${open}&sortProperty=creationTimestamp&sortDirection=DESC`);
        expect([downwards[0], downwards.at(-1)]).toEqual([middle, first]);
        // Page by page nothing is left out, and nothing comes twice.
        const pages = await Promise.all(
          [0, 1, 2].map((page) =>
            listed(
              `${open}&sortProperty=creationTimestamp&sortDirection=ASC&itemsPerPage=2&currentPage=${page}`,
            ),
          ),
        );
        expect(pages.flat()).toEqual(upwards);
      }
      // The history keeps its order.
      const all = await listed('sortProperty=creationTimestamp&sortDirection=ASC');
      expect(all).toEqual(ids);
    },
  );

  it('with an objection › stands first in the overview, which counts it', async () => {
    const states = (await operator.call('GET', '/requests/overview')).body as QueueState[];
    const objected = states.filter((one) => one.objected > 0);
    expect(objected.map(({ module }) => module).sort()).toEqual(['animalTransfer', 'ownerDataUpdate']);
    expect(states.slice(0, 2).every((one) => one.objected === 1)).toBe(true);
  });
});
