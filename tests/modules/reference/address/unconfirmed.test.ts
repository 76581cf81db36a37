import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmAddresses } from '../../../../server/addresses/confirmAddresses.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import {
  makeWorld,
  register,
  registration,
  faults,
  clinic,
  CLINIC,
  type World,
} from '../../animals/animal/fixtures.ts';
import { person } from '../../owners/owner/owners.ts';

let server: TestServer;
let staff: Person;
let world: World;
const UNKNOWN = { postalCode: '4700-205', locality: 'Braga', parishId: null, street: 'Rua do Souto' };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  await server.db.query(sql`delete from address_import`);
  staff = await clinic(server, {
    credits: 50,
    permissions: [...CLINIC, 'READ_OWNER', 'WRITE_OWNER', 'WRITE_ENTITY', 'CREATE_ENTITY', 'READ_ENTITY'],
  });
});
afterAll(() => server.close());

const create = (more: Record<string, unknown>) =>
  staff.call('POST', '/owners/', person(world.parishId, more));
const isMarked = async (path: string) => (await staff.call('GET', path)).body.hasUnconfirmedAddress;
const search = async () =>
  (await server.visitor.call('GET', '/address/search-address?cp4=4700&cp3=205')).body;

describe('an address without the country’s table', () => {
  it('a postal code that is not in the sample › is taken without a parish, marked, and found by the filter', async () => {
    expect(await search()).toMatchObject({ content: [], isWholeCountry: false });
    const unknown = await create(UNKNOWN);
    expect(unknown).toMatchObject({ status: 201, body: { hasUnconfirmedAddress: true } });
    const known = await create({});
    expect(known).toMatchObject({ status: 201, body: { hasUnconfirmedAddress: false } });
    const { body } = await staff.call('GET', '/owners/search?hasUnconfirmedAddress=true');
    const ids = body.content.map(({ id }: { id: number }) => id);
    expect(ids).toContain(unknown.body.id);
    expect(ids).not.toContain(known.body.id);
  });

  it('a parish that contradicts a known postal code › is refused', async () => {
    expect(faults(await create({ parishId: world.otherParishId }))).toEqual(['parishId INVALID_PARISH']);
  });

  it('an animal registered with its owner › both are marked', async () => {
    const { transponder } = await register(staff, world, {
      owner: person(world.parishId, UNKNOWN),
      useOwnerAddress: false,
      postalCode: '9999-999',
      locality: 'Longe',
      address: 'Quinta, 1',
    });
    const { body } = await staff.call('GET', `/animals/${transponder}`);
    expect(body).toMatchObject({ hasUnconfirmedAddress: true, owner: { hasUnconfirmedAddress: true } });
    const beside = await register(staff, world);
    expect((await staff.call('GET', `/animals/${beside.transponder}`)).body).toMatchObject({
      hasUnconfirmedAddress: false,
      owner: { hasUnconfirmedAddress: false },
    });
  });

  it('an address that is corrected › is marked no longer', async () => {
    const place = { useOwnerAddress: false, postalCode: '9999-999', locality: 'Longe', address: 'Quinta, 1' };
    const { id, version } = await register(staff, world, place);
    const right = { postalCode: '1000-123', locality: 'Lisboa', parishId: world.parishId };
    const saved = await staff.call('PUT', `/animals/${id}`, { version, ...right });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await isMarked(`/animals/${id}`)).toBe(false);
  });
});

describe('an address once the country’s table is there', () => {
  it('what was entered before › is confirmed in batches where the table holds it, and keeps its version', async () => {
    const { body: inBraga } = await create({ ...UNKNOWN, parishId: world.otherParishId });
    const { body: nowhere } = await create({ ...UNKNOWN, postalCode: '9999-998' });
    await server.db.query(sql`
      insert into postal_code (cp4, cp3, county_id, locality, street)
      select '4700', '205', county_id, 'Braga', 'Rua do Souto' from parish where id = ${world.otherParishId}`);
    await server.db.query(sql`insert into address_import (is_whole_country) values (true)`);
    const done = await confirmAddresses(server.db, { batch: 2 });
    expect(done.map(({ module }) => module).toSorted()).toEqual(['animal', 'entity', 'owner']);
    expect(done.find(({ module }) => module === 'owner')).toMatchObject({ confirmed: 1 });
    const after = (await staff.call('GET', `/owners/${inBraga.id}`)).body;
    expect(after).toMatchObject({ hasUnconfirmedAddress: false, version: inBraga.version });
    expect(await isMarked(`/owners/${nowhere.id}`)).toBe(true);
    expect((await search()).isWholeCountry).toBe(true);
  });

  it('an unknown postal code or a missing parish › is refused', async () => {
    expect(faults(await create({ ...UNKNOWN, postalCode: '9999-999' }))).toEqual([
      'postalCode INVALID_POSTAL_CODE',
      'parishId MISSING_PARISH',
    ]);
    const place = { useOwnerAddress: false, postalCode: '1000-123', address: 'Quinta, 1' };
    expect(faults(await staff.call('POST', '/animals/', registration(world, place)))).toEqual([
      'parishId MISSING_PARISH',
    ]);
  });
});
