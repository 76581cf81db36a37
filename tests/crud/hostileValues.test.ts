import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { modules } from '../../resources/schemas.ts';
import { isMoment } from '../../resources/kit/values/times.ts';
import { isValidVat } from '../../resources/numbers/vatNumber.ts';
import { hasRecord, makeRecord } from '../kit/records.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let staff: Person;
beforeAll(async () => {
  server = await testServer();
  for (const { name } of modules) if (hasRecord(name)) await makeRecord(server.db, name);
  staff = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

const lists = modules.filter(({ without }) => !without?.includes('search'));
const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(lists.map((module) => [module.path, module] as const))('the cursor of %s', (path, module) => {
  const sortable =
    module.list.sortable ??
    Object.keys(module.fields).filter((name) => !module.fields[name]!.options.virtual);

  it('a value of another type than the sorted column › is refused with 400', async () => {
    const faults: string[] = [];
    for (const property of sortable) {
      for (const value of [
        'a\0',
        '\ud800',
        {},
        [],
        '2026-02-30',
        '0000-01-01T00:00:00Z',
        1e300,
        'x',
        true,
        null,
      ]) {
        const query = `sortProperty=${property}&after=${cursorOf([property, value, 1])}`;
        const { status } = await staff.call('GET', `/${path}/search?${query}`);
        if (status !== 200 && status !== 400) faults.push(`${property} ${JSON.stringify(value)}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['of another column', ['noSuchColumn', 1, 1]],
    ['with an id that is none', ['id', 1, '1']],
    ['that is no list', { id: 1 }],
    ['with more than it needs', ['id', 1, 1, 1]],
  ])('%s is refused with 400', async (_what, cursor) => {
    const { status } = await staff.call('GET', `/${path}/search?sortProperty=id&after=${cursorOf(cursor)}`);
    expect(status).toBe(400);
  });
});

/** Days and moments that no calendar or no clock has. */
const IMPOSSIBLE = [
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '1899-12-31T00:00:00Z',
  '2200-01-01T00:00:00Z',
  '2026-01-01T00:00:00+23:59',
  '2026-01-01T00:00:00-15:00',
  '2026-01-01T25:00:00Z',
  '2026-01-01T00:00:00.1234567890Z',
];

describe('an impossible date', () => {
  it('in any filter by date › is refused with 400 or 422', async () => {
    const filters = lists.flatMap(({ path, fields, list }) =>
      (list.filters ?? Object.keys(fields))
        .filter(
          (name) =>
            ['date', 'timestamp'].includes(fields[name]?.kind ?? '') && !fields[name]!.options.virtual,
        )
        .flatMap((name) => [name, `${name}From`, `${name}To`].map((one) => `/${path}/search?${one}=`)),
    );
    const others = ['from', 'to'].map((one) => `/users/me/audit?${one}=`);
    const documents = ['addedFrom', 'addedUntil'].map((one) => `/documents/search?${one}=`);
    const all = [...filters, ...others, ...documents];
    expect(all.length).toBeGreaterThan(15);
    const faults: string[] = [];
    for (const filter of all)
      for (const moment of IMPOSSIBLE) {
        const { status } = await staff.call('GET', filter + encodeURIComponent(moment));
        if (status !== 400 && status !== 422) faults.push(`${filter}${moment}: ${status}`);
      }
    expect(faults).toEqual([]);
  });

  it('in the address of a version › finds no version', async () => {
    for (const moment of IMPOSSIBLE) {
      const { status } = await staff.call('GET', `/vaccines/1/versions/1/${encodeURIComponent(moment)}`);
      expect(status, moment).toBe(400);
    }
  });
});

describe('a moment of a zone that exists', () => {
  it('in a filter › is accepted', async () => {
    expect(isMoment('2026-01-01T00:00:00+14:00')).toBe(true);
    const { status } = await staff.call(
      'GET',
      '/animal-transfers/search?creationTimestampFrom=2026-01-01T00:00:00%2B14:00',
    );
    expect(status).toBe(200);
  });
});

describe("a country with a name of the language's own", () => {
  it.each(['__proto__', 'constructor', 'toString'])('%s has no form of tax number', (country) => {
    expect(isValidVat(country, 'ABCD1234')).toBe(true);
  });

  it.each(['__proto__', 'constructor', 'XX', 'P1'])('%s is refused under its field', async (country) => {
    const [animal] = await server.db.query<{ transponder: string }>(
      sql`select transponder from animal limit 1`,
    );
    for (const [path, body] of [
      ['/animals', { owner: { country, vatNumber: '123456789' } }],
      [`/animal-transfers/${animal!.transponder}`, { newOwner: { country, vatNumber: '123456789' } }],
      ['/owners', { country, vatNumber: '123456789' }],
    ] as const) {
      const answer = await staff.call('POST', path, body);
      expect([path, answer.status < 500 && answer.status >= 400]).toEqual([path, true]);
    }
  });
});
