import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { register, type World } from '../../animals/animal/fixtures.ts';
import {
  certificateServer,
  closeServer,
  publishTemplate,
  refusal,
} from '../../animals/certificate/fixtures.ts';
import { newNif, person } from '../../owners/owner/owners.ts';

let server: TestServer;
let world: World;
let staff: Person;
let boss: Person;
let operator: Person;

beforeAll(async () => {
  ({ server, world, staff, boss } = await certificateServer());
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => closeServer(server));

describe('a request for a new DIAC', () => {
  it('of a locked animal, or without a template for it › cannot be accepted until that is mended', async () => {
    const vatNumber = newNif();
    const animal = await register(staff, world, { owner: person(world.parishId, { vatNumber }) });
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`insert into diac_request (origin, transponder, animal_id, vat_number, grounds, requester_email)
        values ('PUBLIC', ${animal.transponder}, ${animal.id}, ${vatNumber}, 'Extravio', 'ana@example.test') returning id`,
    );
    const accept = () => operator.call('PUT', `/request-diacs/${id}/decision`, { validation: 'ACCEPTED' });
    const lock = (isLocked: boolean) =>
      server.db.query(sql`update animal set is_locked = ${isLocked} where id = ${animal.id}`);
    expect(refusal(await accept())).toEqual([409, 'MISSING_TEMPLATE']);
    await publishTemplate(boss, { isForBulk: true });
    await lock(true);
    expect(refusal(await accept())).toEqual([409, 'ANIMAL_IS_LOCKED']);
    expect(await server.db.query(sql`select from certificate_batch`)).toEqual([]);
    await lock(false);
    expect((await accept()).status).toBe(200);
    expect(await server.db.query(sql`select from certificate_batch`)).toHaveLength(1);
  });
});
