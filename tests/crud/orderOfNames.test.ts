import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

const NAMES = [
  'Zacarias',
  'avelino',
  'Çelik',
  'Ávila',
  'd’Almeida',
  'Avila',
  'Ana-Rita',
  'Ana Rita',
  'Łukasz',
  'Zé',
];
const READ = [
  'Ana Rita',
  'Ana-Rita',
  'avelino',
  'Avila',
  'Ávila',
  'Çelik',
  'd’Almeida',
  'Łukasz',
  'Zacarias',
  'Zé',
];

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    permissions: ['READ_OWNER', 'MANAGE_VACCINES'],
    profile: { name: 'operator' },
  });
  const marked = NAMES.map((name) => `${name} Ordem`);
  await server.db.query(sql`
    insert into owner (type, country, is_local_resident, name, passport, search_text)
    select 'SINGULAR', 'PT', true, n, 'P' || md5(n), fold_text(n) from unnest(${marked}::text[]) n`);
  await server.db.query(sql`
    insert into vaccine (name, immunization_time_period, immunization_time_unit, search_text)
    select n, 1, 'YEAR', fold_text(n) from unnest(${marked}::text[]) n`);
});
afterAll(() => server.close());

async function listed(path: string, direction: 'ASC' | 'DESC'): Promise<string[]> {
  const names: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await operator.call('POST', `/${path}/search`, {
      universalSearch: 'ordem',
      sortProperty: 'name',
      sortDirection: direction,
      itemsPerPage: 3,
      ...(after && { after }),
    });
    names.push(...body.content.map(({ name }: { name: string }) => name.replace(' Ordem', '')));
    after = body.cursor;
  } while (after);
  return names;
}

describe.each(['owners', 'vaccines'])('the order of %s by name', (path) => {
  it('letters, accents and particles › stand as Portuguese is read, over all pages', async () => {
    expect(await listed(path, 'ASC')).toEqual(READ);
  });
  it('downwards › is the reverse', async () => {
    expect(await listed(path, 'DESC')).toEqual(READ.toReversed());
  });
});
