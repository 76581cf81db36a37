import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundEstimate } from '../../server/crud/total.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  staff = await server.person({ permissions: ['MANAGE_VACCINES'] });
  await server.db.query(sql`
    insert into vaccine (name, immunization_time_period, immunization_time_unit, search_text)
    select 'Vacina ' || lpad(n::text, 5, '0'), 1 + n % 3, 'YEAR', 'vacina ' || lpad(n::text, 5, '0')
    from generate_series(1, 3000) n`);
  await server.db.script('analyze vaccine');
});
afterAll(() => server.close());

const names = (body: { content: { name: string }[] }): string[] => body.content.map(({ name }) => name);

describe('a long list', () => {
  it('its total › is an estimate instead of a count of all rows', async () => {
    const { status, body } = await staff.call('GET', '/vaccines/search?itemsPerPage=10');
    expect(status).toBe(200);
    expect(body.totalIsEstimate).toBe(true);
    expect(body.totalItems).toBeGreaterThan(2500);
    expect(body.totalItems).toBeLessThan(3500);
    expect(body.totalPages).toBe(Math.ceil(body.totalItems / 10));
    expect(String(body.totalItems)).toMatch(/^\d\d00$/);
  });

  it('rounds an estimate up to its first two digits', () => {
    expect([1_001, 1_100, 4_193_207, 12].map(roundEstimate)).toEqual([1_100, 1_100, 4_200_000, 12]);
  });

  it('a filter that leaves few rows › is counted exactly', async () => {
    const { body } = await staff.call('GET', '/vaccines/search?universalSearch=vacina%200012');
    expect(body.totalItems).toBe(11);
    expect(body.totalIsEstimate).toBeUndefined();
  });

  it('any page, by number or by cursor › keeps the order', async () => {
    const third = await staff.call('GET', '/vaccines/search?itemsPerPage=4&currentPage=2');
    expect(names(third.body)).toEqual(['Vacina 00009', 'Vacina 00010', 'Vacina 00011', 'Vacina 00012']);
    const deep = await staff.call(
      'GET',
      '/vaccines/search?itemsPerPage=4&currentPage=700&sortDirection=DESC',
    );
    expect(names(deep.body)[0]).toBe('Vacina 00200');
    const next = await staff.call('GET', `/vaccines/search?itemsPerPage=4&after=${third.body.cursor}`);
    expect(names(next.body)[0]).toBe('Vacina 00013');
  });

  it('a page past the end › is empty and has the total', async () => {
    const { body } = await staff.call('GET', '/vaccines/search?immunizationTimePeriod=2&currentPage=900');
    expect(body.content).toEqual([]);
    expect(body.totalItems).toBe(1000);
  });

  it('one of tens of thousands › has the same rows and total once its length is known', async () => {
    await server.db.query(sql`
      insert into vaccine (name, immunization_time_period, immunization_time_unit, search_text)
      select 'Outra ' || n, 1, 'MONTH', 'outra ' || n from generate_series(1, 25000) n`);
    await server.db.script('analyze vaccine');
    const path = '/vaccines/search?itemsPerPage=5&immunizationTimeUnit=MONTH';
    const first = await staff.call('GET', path);
    expect(first.body.totalItems).toBeGreaterThan(20_000);
    const again = await staff.call('GET', path);
    expect(again.body).toEqual(first.body);
    const second = await staff.call('GET', `${path}&currentPage=1`);
    const after = await staff.call('GET', `${path}&after=${again.body.cursor}`);
    expect(names(second.body)).toHaveLength(5);
    expect(names(after.body)).toEqual(names(second.body));
  });

  it.each([
    ['id', 'DESC'],
    ['id', 'ASC'],
    ['name', 'ASC'],
    ['name', 'DESC'],
  ])(
    'a filter whose rows lie at the end of the order by %s %s, or all over it › is found in that order',
    async (property, direction) => {
      for (const [unit, period] of [
        ['YEAR', undefined],
        [undefined, '1'],
      ] as const) {
        const expected = await server.db.query<{ name: string }>(sql`
          select name from vaccine
          where (immunization_time_unit = ${unit ?? null} or immunization_time_period = ${Number(period ?? 0)})
          order by ${raw(property === 'id' ? 'id' : 'sort_text(name) collate "C"')} ${raw(direction)}, id ${raw(direction)}
          limit 12`);
        const path = `/vaccines/search?${new URLSearchParams({
          itemsPerPage: '4',
          sortProperty: property,
          sortDirection: direction,
          ...(unit && { immunizationTimeUnit: unit }),
          ...(period && { immunizationTimePeriod: period }),
        })}`;
        const pages: string[] = [];
        for (const page of [0, 1])
          pages.push(...names((await staff.call('GET', `${path}&currentPage=${page}`)).body));
        const { body } = await staff.call('GET', `${path}&currentPage=1`);
        pages.push(...names((await staff.call('GET', `${path}&after=${body.cursor}`)).body));
        expect(pages).toEqual(expected.map(({ name }) => name));
      }
    },
  );
});
