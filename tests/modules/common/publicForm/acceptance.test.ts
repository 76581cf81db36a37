import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { buildApp } from '../../../../server/app.ts';
import { getOne, type Db, type Tx } from '../../../../server/db/db.ts';
import { openMailer } from '../../../../server/mail/mailer.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person as ownerFields } from '../../owners/owner/owners.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

const UNKNOWN = '620098100200300';

/** Writes a request as a public form does, and answers its id. */
const ask = async (insert: Sql): Promise<number> =>
  (await getOne<{ id: number }>(server.db, sql`${insert} returning id`)).id;
const accept = (path: string, id: number) =>
  operator.call('PUT', `/${path}/${id}/decision`, {
    validation: 'ACCEPTED',
    ...(path === 'owner-data-updates' && { documents: [declaration] }),
  });
const reasonOf = (answer: { status: number; body: { data?: { message: string } } }) =>
  `${answer.status} ${answer.body.data?.message ?? ''}`.trim();

describe('a death report', () => {
  const report = (transponder: string, animalId: number | null, day = dayIn()) =>
    ask(sql`insert into death_request (origin, transponder, animal_id, death_date, relation, vat_number)
      values ('PUBLIC', ${transponder}, ${animalId}, ${day}, 'OWNER', '123456789')`);

  it('accepted › registers the death with its day, and locks the record', async () => {
    const { id, transponder } = await register(staff, world, {});
    const request = await report(transponder, id);
    expect((await accept('request-deaths', request)).body).toMatchObject({ closed: true, accepted: true });
    const { body } = await operator.call('GET', `/animals/${transponder}`);
    expect(body).toMatchObject({ status: 'DEAD', deathDate: dayIn(), isLocked: true });
    expect(reasonOf(await accept('request-deaths', await report(transponder, id)))).toBe(
      '409 ANIMAL_IS_DEAD',
    );
  });

  it('of an animal that is not on record, or before its birth › cannot be accepted', async () => {
    expect(reasonOf(await accept('request-deaths', await report(UNKNOWN, null)))).toBe(
      '409 ANIMAL_NOT_ON_RECORD',
    );
    const { id, transponder } = await register(staff, world, {});
    const early = await report(transponder, id, '1999-01-01');
    expect(reasonOf(await accept('request-deaths', early))).toBe('409 INVALID_DEATH_DATE');
  });

  it('of an animal that was registered since › finds it', async () => {
    const { transponder } = await register(staff, world, {});
    expect((await accept('request-deaths', await report(transponder, null))).status).toBe(200);
  });
});

describe('a decision with reasons', () => {
  /** The statements that a call of the operator sends inside transactions, without their values. */
  async function statementsOf(method: 'PUT', path: string, payload: object): Promise<string[]> {
    const sent: string[] = [];
    const watch = (tx: Tx): Tx => ({
      query: <Row>(statement: Sql) => {
        sent.push(statement.sql);
        return tx.query<Row>(statement);
      },
      atCommit: (statement) => tx.atCommit(statement),
      afterCommit: (run) => tx.afterCommit(run),
      script: (text) => tx.script(text),
    });
    const db: Db = {
      ...server.db,
      transaction: (work) => server.db.transaction((tx) => work(watch(tx))),
    };
    const settings = readSettings({ DATA_DIR: server.dataDir, DEMO: '0' });
    const app = await buildApp({ db, settings, mailer: openMailer(settings) });
    const headers = { authorization: `Bearer ${operator.token}` };
    const { statusCode } = await app.inject({ method, url: `/api${path}`, payload, headers });
    await app.close();
    expect(statusCode).toBe(200);
    return sent;
  }

  it('on a request of a public form › reads once who asked, for the language of the reason and for the mail', async () => {
    const email = 'requerente@example.test';
    const id = await ask(sql`insert into death_request (origin, transponder, death_date, relation, vat_number)
      values ('PUBLIC', ${UNKNOWN}, ${dayIn()}, 'OWNER', '123456789')`);
    await server.db.query(sql`insert into public_request (reference, form, module, record_id, email, language)
      values ('ABCDEFGHJK', 'request-death', 'deathRequest', ${id}, ${email}, 'en-GB')`);
    const decision = { validation: 'REJECTED', reasons: ['DATE_UNCLEAR'] };
    const sent = await statementsOf('PUT', `/request-deaths/${id}/decision`, decision);
    expect(sent.filter((text) => text.includes('from public_request'))).toHaveLength(1);
    const { body } = await operator.call('GET', `/request-deaths/${id}`);
    expect(body.reason).toBe('The date of death is not clear.');
    const mails = await server.db.query<{ text: string }>(
      sql`select payload->>'text' as text from outbox where kind = 'MAIL' and payload->>'to' = ${email}`,
    );
    expect(mails.map(({ text }) => text.includes('ABCDEFGHJK'))).toEqual([true]);
  });
});

describe('a data update', () => {
  it('accepted › changes the owner, and leaves what was not given', async () => {
    const vatNumber = newNif();
    const owner = ownerFields(world.parishId, { vatNumber, email: 'antes@example.test' });
    await register(staff, world, { owner });
    const before = await getOne<{ id: number; name: string }>(
      server.db,
      sql`select id, name from owner where vat_number = ${vatNumber}`,
    );
    const request = await ask(sql`
      insert into owner_data_update (origin, requester_name, vat_number, owner_id, phone)
      values ('PUBLIC', 'Ana', ${vatNumber}, ${before.id}, '+351912000111')`);
    const read = await operator.call('GET', `/owner-data-updates/${request}`);
    expect(read.body).toMatchObject({ ownerEmail: 'antes@example.test', phone: '+351912000111' });
    expect((await accept('owner-data-updates', request)).status).toBe(200);
    const after = await operator.call('GET', `/owners/${before.id}`);
    expect(after.body).toMatchObject({
      name: before.name,
      phone: '+351912000111',
      email: 'antes@example.test',
    });
  });

  it('of an address without a floor › leaves none of the former address', async () => {
    const vatNumber = newNif();
    await register(staff, world, { owner: ownerFields(world.parishId, { vatNumber }) });
    const at = () =>
      getOne<{ street: string; accommodation: string | null }>(
        server.db,
        sql`select street, accommodation from owner where vat_number = ${vatNumber}`,
      );
    expect((await at()).accommodation).toBe('3.º Esq.');
    const request = await ask(sql`
      insert into owner_data_update
        (origin, requester_name, vat_number, postal_code, locality, parish_id, street, door)
      values ('PUBLIC', 'Ana', ${vatNumber}, '1000-123', 'Lisboa', ${world.parishId}, 'Rua das Flores', '7')`);
    expect((await accept('owner-data-updates', request)).status).toBe(200);
    expect(await at()).toEqual({ street: 'Rua das Flores', accommodation: null });
  });

  it('of a number that is no owner’s, or of a locked one › cannot be accepted', async () => {
    const request = (vatNumber: string) =>
      ask(sql`insert into owner_data_update (origin, requester_name, vat_number, phone)
        values ('PUBLIC', 'Ana', ${vatNumber}, '+351912000111')`);
    expect(reasonOf(await accept('owner-data-updates', await request(newNif())))).toBe(
      '409 OWNER_NOT_ON_RECORD',
    );
    const vatNumber = newNif();
    await register(staff, world, { owner: ownerFields(world.parishId, { vatNumber }) });
    await server.db.query(sql`update owner set edit_locked = true where vat_number = ${vatNumber}`);
    expect(reasonOf(await accept('owner-data-updates', await request(vatNumber)))).toBe(
      '409 OWNER_IS_EDIT_LOCKED',
    );
  });

  it('of an address in the country for an owner abroad, or of a parish elsewhere › cannot be accepted', async () => {
    const abroad = newNif();
    const owner = ownerFields(world.parishId, {
      vatNumber: abroad,
      isLocalResident: false,
      postalCode: null,
      locality: null,
      parishId: null,
      street: null,
      door: null,
      accommodation: null,
      address: '1 High Street, London',
    });
    await register(staff, world, { owner });
    const local = newNif();
    await register(staff, world, { owner: ownerFields(world.parishId, { vatNumber: local }) });
    const partly = await ask(sql`insert into owner_data_update
        (origin, requester_name, vat_number, street, door) values ('PUBLIC', 'Ana', ${abroad}, 'Rua Nova', '7')`);
    const elsewhere = await ask(sql`insert into owner_data_update
        (origin, requester_name, vat_number, postal_code, locality, parish_id, street, door)
      values ('PUBLIC', 'Ana', ${local}, '1000-123', 'Lisboa', ${world.otherParishId}, 'Rua Nova', '7')`);
    for (const id of [partly, elsewhere])
      expect(reasonOf(await accept('owner-data-updates', id))).toBe('409 INVALID_ADDRESS');
    const kept = await server.db.query<{ street: string | null }>(
      sql`select street from owner where vat_number = any(${[abroad, local]}::text[]) order by street`,
    );
    expect(kept.map(({ street }) => street)).toEqual(['Avenida de Roma', null]);
  });
});

describe('a herding dog', () => {
  const request = (id: number, transponder: string, mark: string) =>
    ask(sql`insert into herding_dog
        (origin, transponder, animal_id, holding_mark, species, animal_count, municipality, vat_number)
      values ('PUBLIC', ${transponder}, ${id}, ${mark}, 'SHEEP', 40, 'Seia', '123456789')`);

  it('that is a cat › cannot be accepted', async () => {
    const { id, transponder } = await register(staff, world, {});
    await server.db.query(
      sql`update animal set birthdate = current_date - 800, breed_category = 'I' where id = ${id}`,
    );
    const asked = await request(id, transponder, 'PT54');
    expect(reasonOf(await accept('herding-dogs', asked))).toBe('409 HERDING_DOG_IS_NO_DOG');
  });

  it('that is younger than a year and a half › cannot be accepted', async () => {
    const { id, transponder } = await register(staff, world, {});
    const asked = await request(id, transponder, 'PT56');
    expect(reasonOf(await accept('herding-dogs', asked))).toBe('409 HERDING_DOG_AGE');
  });

  it('accepted › is valid until a day, and the fifth of one holding is refused', async () => {
    for (let dog = 0; dog < 5; dog += 1) {
      const { id, transponder } = await register(staff, world, {});
      await server.db.query(sql`update animal set birthdate = current_date - 800 where id = ${id}`);
      const asked = await request(id, transponder, dog % 2 === 0 ? 'PT55' : 'pt55');
      const answer = await accept('herding-dogs', asked);
      if (dog === 4) expect(reasonOf(answer)).toBe('409 HERDING_DOG_LIMIT');
      else expect(answer.status).toBe(200);
      const { body } = await operator.call('GET', `/herding-dogs/${asked}`);
      expect(body.status).toBe(dog === 4 ? 'PENDING' : 'VALIDATED');
    }
  });
});

const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await server.db.query<{ subject: string }>(
      sql`select payload->>'subject' as subject from outbox where kind = 'MAIL' and payload->>'to' = ${email} order by id`,
    )
  ).map(({ subject }) => subject);

describe('an accepted request that another person made in the name of an owner', () => {
  const known = async (email: string) => {
    const vatNumber = newNif();
    const owner = ownerFields(world.parishId, { vatNumber, email });
    return { vatNumber, ...(await register(staff, world, { owner })) };
  };

  it('with other contacts › is mailed to the address before the change; from that address it is not', async () => {
    const update = (vatNumber: string, from: string) =>
      ask(sql`insert into owner_data_update (origin, requester_name, requester_email, vat_number, email)
        values ('PUBLIC', 'Ana', ${from}, ${vatNumber}, 'nova@example.test')`);
    const other = await known('dona@example.test');
    expect((await accept('owner-data-updates', await update(other.vatNumber, 'x@example.test'))).status).toBe(
      200,
    );
    expect(await subjectsTo('dona@example.test')).toEqual(['Os seus dados no registo foram alterados']);
    const own = await known('propria@example.test');
    await accept('owner-data-updates', await update(own.vatNumber, 'Propria@example.test'));
    expect(await subjectsTo('propria@example.test')).toEqual([]);
  });

  it('with a death › is mailed to the owner', async () => {
    const { id, transponder } = await known('dono@example.test');
    const request = await ask(sql`
      insert into death_request (origin, transponder, animal_id, death_date, relation, vat_number, requester_email)
      values ('PUBLIC', ${transponder}, ${id}, ${dayIn()}, 'OTHER', '123456789', 'y@example.test')`);
    expect((await accept('request-deaths', request)).status).toBe(200);
    expect(await subjectsTo('dono@example.test')).toEqual(['Farrusco: óbito registado']);
  });
});

describe('a DIAC request', () => {
  it('with a number that is not the owner’s › cannot be accepted: the certificate names the owner', async () => {
    const { id, transponder } = await register(staff, world, {});
    const request =
      await ask(sql`insert into diac_request (origin, transponder, animal_id, vat_number, grounds)
      values ('PUBLIC', ${transponder}, ${id}, '123456789', 'Extravio')`);
    expect(reasonOf(await accept('request-diacs', request))).toBe('409 REQUESTER_IS_NOT_OWNER');
  });

  it('of an animal that is not on record › cannot be accepted', async () => {
    const request = await ask(sql`insert into diac_request (origin, transponder, vat_number, grounds)
      values ('PUBLIC', ${UNKNOWN}, '123456789', 'Extravio')`);
    expect(reasonOf(await accept('request-diacs', request))).toBe('409 ANIMAL_NOT_ON_RECORD');
  });
});
