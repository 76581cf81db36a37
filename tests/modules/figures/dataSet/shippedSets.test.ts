import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { storedDataSets } from '../../../../server/reporting/storedDataSets.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register } from '../../animals/animal/fixtures.ts';

let server: TestServer;
/** A clinic with animals, owners and what follows from them. */
let busy: Person;
/** A clinic of its own with every right and nothing on record but its own account. */
let empty: Person;
/** Without the rights to what is personal. */
let counting: Person;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  const world = await makeWorld(server.db);
  busy = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
  empty = await server.person({ permissions: PERMISSIONS });
  counting = await server.person({
    permissions: PERMISSIONS.filter((one) => one !== 'READ_OWNER'),
    profile: { name: 'operator' },
  });
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  await register(busy, world);
});
afterAll(() => server.close());

describe.each(storedDataSets.map((stored) => [stored.set.name, stored] as const))(
  'data set %s',
  (name, { set, columns }) => {
    const initial = {
      dataSet: name,
      by: set.initial.by.map((column) => ({ column })),
      show: set.initial.show,
    };

    it('default view › answers the operator', async () => {
      const { status, body } = await operator.call('POST', '/data-sets/query', initial);
      expect(status, JSON.stringify(body)).toBe(200);
    });

    it('all of its columns, measures and rows › answer the operator', async () => {
      const rows = await operator.call('POST', '/data-sets/rows', {
        dataSet: name,
        columns: columns.map((column) => column.name),
      });
      expect(rows.status, JSON.stringify(rows.body)).toBe(200);
      const counts = await operator.call('POST', '/data-sets/query', {
        dataSet: name,
        show: Object.keys(set.measures),
      });
      expect(counts.status, JSON.stringify(counts.body)).toBe(200);
    });

    it('an entity without records › counts none, and is refused what is the operator’s', async () => {
      const { status, body } = await empty.call('POST', '/data-sets/rows', {
        dataSet: name,
        columns: columns.map((column) => column.name),
      });
      if (set.scope === 'OPERATOR') {
        expect(status).toBe(422);
        return;
      }
      expect(status, JSON.stringify(body)).toBe(200);
      // Its own account is the one thing that it has.
      expect(body.rows).toHaveLength(name === 'users' ? 1 : 0);
    });

    it('a column about persons › is there for those alone who may see it', async () => {
      for (const column of columns.filter(({ personal }) => personal === 'READ_OWNER'))
        for (const query of [
          { columns: [column.name] },
          { by: [{ column: column.name }] },
          { filters: [{ column: column.name, is: [null] }] },
        ]) {
          const { status } = await counting.call('POST', '/data-sets/rows', { dataSet: name, ...query });
          expect(status).toBe(422);
        }
    });

    it('the list that a figure opens › has the filters that the set names, of the kinds of its columns', () => {
      const { opens = {}, of } = set;
      const wrong = Object.entries(opens).filter(
        ([column, filter]) =>
          !of.list.filters?.includes(filter) || columns.find((one) => one.name === column) === undefined,
      );
      expect(wrong).toEqual([]);
    });

    it('labels › are there in both languages', async () => {
      for (const language of ['pt', 'en']) {
        const { body } = await operator.call('GET', '/data-sets', undefined, { 'accept-language': language });
        const found = body.find((one: { name: string }) => one.name === name);
        const words = [...found.columns, ...found.measures].map(
          (one: { name: string; label: string }) => one,
        );
        expect(words.filter(({ name: key, label }) => key === label)).toEqual([]);
      }
    });
  },
);
