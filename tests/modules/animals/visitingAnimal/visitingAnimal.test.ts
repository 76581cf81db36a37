import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { RETENTION } from '../../../../server/jobs/retention.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, newTransponder, register, type World } from '../animal/fixtures.ts';

let server: TestServer;
let world: World;
let home: Person;
let night: Person;
let registerId: number;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  home = await clinic(server);
  night = await server.person({ type: 'VETERINARY', permissions: [] });
  const operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  const made = await operator.call('POST', '/other-registers', {
    name: 'Registo de França',
    country: 'FR',
    phone: '+33123456789',
  });
  registerId = made.body.id;
});
afterAll(() => server.close());

const contact = { contactName: 'Claire Martin', contactPhone: '+33612345678' };

async function visitor(more: object = {}) {
  const transponder = newTransponder('250');
  const { status, body } = await home.call('POST', '/visiting-animals', {
    transponder,
    registerId,
    species: 'DOG',
    looks: 'Bouvier preto',
    dateFrom: dayIn(),
    dateTo: addDays(dayIn(), 20),
    ...more,
  });
  return { status, body, transponder };
}
const find = async (who: Person, transponder: string) =>
  (await who.call('GET', `/visiting-animals/of/${transponder}`)).body;

describe('an animal from abroad', () => {
  it('that a veterinarian scans at night › is found with its register and how its holder is reached', async () => {
    const { status, body, transponder } = await visitor();
    expect(status).toBe(201);
    expect((await home.call('PUT', `/visiting-animals/${body.id}/contact`, contact)).status).toBe(200);
    expect(await find(night, transponder)).toMatchObject({
      visit: {
        species: 'DOG',
        register: { name: 'Registo de França', country: 'FR', phone: '+33123456789' },
        contact: { name: 'Claire Martin', phone: '+33612345678' },
      },
      arrival: null,
    });
    const rows = await server.db.query(
      sql`select 1 from audit_log where object_type = 'visitingAnimal' and action = 'READ'
        and details ->> 'transponder' = ${transponder}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('after its stay › is not found any more, and nothing of its holder is kept', async () => {
    const { body, transponder } = await visitor();
    await home.call('PUT', `/visiting-animals/${body.id}/contact`, contact);
    await server.db
      .query(sql`update visiting_animal set date_from = current_date - 30, date_to = current_date - 1
      where id = ${body.id}`);
    expect((await find(night, transponder)).visit).toBeNull();
    for (const statement of RETENTION.visitor_contact!.statements!)
      await server.db.query(statement({} as never));
    const everywhere = await server.db.query(
      sql`select 1 from visitor_contact where visiting_animal_id = ${body.id}
        union all select 1 from record_version where module = 'visitingAnimal' and data::text like '%Claire%'`,
    );
    expect(everywhere).toHaveLength(0);
  });

  it('after its stay › takes no contact any more', async () => {
    const { body } = await visitor();
    await server.db
      .query(sql`update visiting_animal set date_from = current_date - 30, date_to = current_date - 2
      where id = ${body.id}`);
    const answer = await home.call('PUT', `/visiting-animals/${body.id}/contact`, contact);
    expect([answer.status, answer.body.data?.message]).toEqual([409, 'STAY_IS_OVER']);
    const kept = await server.db.query(
      sql`select 1 from visitor_contact where visiting_animal_id = ${body.id}`,
    );
    expect(kept).toEqual([]);
  });

  it('for a user who may only read animals › is found without the contact', async () => {
    const { body, transponder } = await visitor();
    await home.call('PUT', `/visiting-animals/${body.id}/contact`, contact);
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await find(reader, transponder)).visit.contact).toBeNull();
  });

  it('of another entity › is neither listed nor changed', async () => {
    const { body } = await visitor();
    const stranger = await clinic(server);
    expect((await stranger.call('GET', `/visiting-animals/${body.id}`)).status).toBe(404);
    expect((await stranger.call('PUT', `/visiting-animals/${body.id}/contact`, contact)).status).toBe(404);
  });

  it('that is registered here, or stays longer than a year › is refused', async () => {
    const { transponder } = await register(home, world);
    const here = await visitor({ transponder });
    expect(here.body.errors).toEqual([{ property: 'transponder', error: 'TRANSPONDER_ALREADY_REGISTERED' }]);
    const long = await visitor({ dateTo: addDays(dayIn(), 400) });
    expect(long.body.errors).toEqual([{ property: 'dateTo', error: 'INVALID_STAY' }]);
  });

  it('without a telephone and an email › takes no contact', async () => {
    const { body } = await visitor();
    const answer = await home.call('PUT', `/visiting-animals/${body.id}/contact`, { contactName: 'Claire' });
    expect(answer.body.errors).toEqual([{ property: 'contactPhone', error: 'MISSING_CONTACT_WAY' }]);
  });
});
