import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, faults, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { message, report } from '../../lostFound/lostAnimal/reports.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { animalOfAccount } from './fixtures.ts';

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

/** An owner who has reported the death of an animal in the account. */
async function reported() {
  const mine = await animalOfAccount(server, staff, world);
  const path = `/animals/${mine.transponder}/report-death`;
  const { body } = await mine.person.call('POST', path, { deathDate: dayIn(), documents: [declaration] });
  const id = body.deathRequestId as number;
  return { ...mine, id, at: `/owner-account/requests/deathRequest/${id}` };
}
const decide = (id: number, validation: string) =>
  operator.call('PUT', `/request-deaths/${id}/decision`, { validation, reasons: ['DATE_UNCLEAR'] });

describe('a request in the account of the owner who made it', () => {
  it('with documents › is read with them; once decided, with the answer and the entity that decided, without a name', async () => {
    const { id, at, transponder, person } = await reported();
    expect((await person.call('GET', at)).body).toMatchObject({
      module: 'deathRequest',
      id,
      transponder,
      isOwn: true,
      decidedBy: null,
      words: null,
      facts: { deathDate: dayIn() },
      documents: [{ filename: 'declaração.pdf' }],
      canAddDocuments: false,
      canWithdraw: true,
    });
    await decide(id, 'REJECTED');
    const { body } = await person.call('GET', at);
    const { name, entity } = await getOne<{ name: string; entity: string }>(
      server.db,
      sql`select u.name, e.name as entity from app_user u join entity e on e.id = u.entity_id where u.id = ${operator.id}`,
    );
    expect(body).toMatchObject({ closed: true, accepted: false, canWithdraw: false });
    expect(body.words).toContain('A data do óbito não é clara.');
    expect(body.decidedBy).toMatchObject({ isOperator: true, entity });
    expect(JSON.stringify(body)).not.toContain(name);
  });

  it('of an animal that another owner has by now › is still read by its requester', async () => {
    const { id, at, transponder, person } = await reported();
    const other = await animalOfAccount(server, staff, world);
    await server.db.query(
      sql`update animal set owner_id = ${other.ownerId} where transponder = ${transponder}`,
    );
    expect((await person.call('GET', at)).body).toMatchObject({ id, isOwn: true, canWithdraw: true });
    const { body } = await person.call('GET', '/owner-account/requests');
    expect(body).toMatchObject([{ module: 'deathRequest', id }]);
    expect((await other.person.call('GET', at)).body).toMatchObject({
      isOwn: false,
      facts: {},
      documents: [],
    });
  });

  it('that waits for documents › takes them, and waits for validation again', async () => {
    const { id, at, person } = await reported();
    const add = (documents: object[]) =>
      person.call('POST', `${at}/documents`, { documents, comments: 'Segue a declaração.' });
    expect(message(await add([declaration]))).toBe('409 REQUEST_WAITS_FOR_NOTHING');
    const path = `/request-deaths/${id}/decision`;
    await operator.call('PUT', path, { validation: 'MORE_INFORMATION_NEEDED', comments: 'Falta a folha 2.' });
    expect((await person.call('GET', at)).body).toMatchObject({
      validationStatus: 'WAITING_DOCUMENTATION',
      canAddDocuments: true,
    });
    expect(faults(await add([]))).toEqual(['documents MISSING_DOCUMENTS']);
    const added = await add([{ ...declaration, filename: 'segunda.pdf' }]);
    expect(added.body).toMatchObject({ validationStatus: 'WAITING_VALIDATION', canAddDocuments: false });
    expect(added.body.documents).toHaveLength(2);
    const seen = (await operator.call('GET', `/request-deaths/${id}`)).body;
    // The words of each side stay apart: what was asked for is still the answer.
    expect(seen).toMatchObject({ comments: 'Falta a folha 2.', requesterComments: 'Segue a declaração.' });
    expect(seen.documents).toHaveLength(2);
    expect((await person.call('GET', at)).body.words).toBe('Falta a folha 2.');
  });

  it('withdrawn › is closed once, and no longer decided', async () => {
    const { id, at, person } = await reported();
    const gone = await person.call('PUT', `${at}/withdraw`);
    expect(gone.body).toMatchObject({ closed: true, accepted: null, canWithdraw: false });
    expect(message(await person.call('PUT', `${at}/withdraw`))).toBe('409 REQUEST_ALREADY_CLOSED');
    expect(message(await decide(id, 'ACCEPTED'))).toBe('409 DEATH_REQUEST_ALREADY_CLOSED');
  });

  it('a lost report that waits › is withdrawn, and its report is closed with it', async () => {
    const { person, transponder, id } = await animalOfAccount(server, staff, world);
    const sent = (await person.call('POST', '/lost-animals/', report({ transponder }))).body;
    const at = `/owner-account/requests/pendingLostAnimal/${sent.id}`;
    expect((await person.call('PUT', `${at}/withdraw`)).body).toMatchObject({ closed: true });
    const [stored] = await server.db.query(
      sql`select l.is_closed, a.status from lost_animal l join animal a on a.id = l.animal_id where a.id = ${id}`,
    );
    expect(stored).toEqual({ isClosed: true, status: 'NORMAL' });
    expect((await person.call('POST', '/lost-animals/', report({ transponder }))).status).toBe(200);
  });

  it('sent by the public form from the address of the account › is the owner’s own', async () => {
    const { person, id, transponder } = await animalOfAccount(server, staff, world);
    const made = await getOne<{ id: number }>(
      server.db,
      sql`insert into death_request (origin, animal_id, transponder, death_date, relation, vat_number, requester_email)
        select 'PUBLIC', ${id}, ${transponder}, '2024-05-01', 'OWNER', '123456789', upper(email)
        from app_user where id = ${person.id} returning id`,
    );
    const at = `/owner-account/requests/deathRequest/${made.id}`;
    expect((await person.call('GET', at)).body).toMatchObject({ isOwn: true, canWithdraw: true });
    expect((await person.call('PUT', `${at}/withdraw`)).status).toBe(200);
  });
});

describe('a request of another', () => {
  it('about an own animal › shows its state and nothing else, and is not changed', async () => {
    const { person, id, transponder } = await animalOfAccount(server, staff, world);
    const made = await getOne<{ id: number }>(
      server.db,
      sql`insert into death_request (origin, animal_id, transponder, death_date, relation, vat_number, requester_email,
          comments, reason)
        values ('PUBLIC', ${id}, ${transponder}, '2024-05-01', 'OTHER', '123456789', 'outra@example.test', 'x', 'y')
        returning id`,
    );
    await server.db.query(
      sql`update death_request set validation_status = 'WAITING_DOCUMENTATION' where id = ${made.id}`,
    );
    const at = `/owner-account/requests/deathRequest/${made.id}`;
    expect((await person.call('GET', at)).body).toMatchObject({
      isOwn: false,
      words: null,
      documents: [],
      canAddDocuments: false,
      canWithdraw: false,
    });
    expect((await person.call('PUT', `${at}/withdraw`)).status).toBe(404);
    expect((await person.call('POST', `${at}/documents`, { documents: [declaration] })).status).toBe(404);
  });

  it('about another’s animal, or none › is not found; staff are refused', async () => {
    const { at, id } = await reported();
    const stranger = (await animalOfAccount(server, staff, world)).person;
    for (const path of [at, `/owner-account/requests/deathRequest/${id + 10_000}`]) {
      expect((await stranger.call('GET', path)).status).toBe(404);
      expect((await stranger.call('PUT', `${path}/withdraw`)).status).toBe(404);
      const sent = await stranger.call('POST', `${path}/documents`, { documents: [declaration] });
      expect(sent.status).toBe(404);
    }
    expect((await staff.call('GET', at)).status).toBe(403);
  });

  it('a change of owner that both confirm › is answered where it is listed, not withdrawn here', async () => {
    const { person, id, ownerId } = await animalOfAccount(server, staff, world);
    const made = await getOne<{ id: number }>(
      server.db,
      sql`insert into animal_transfer (animal_id, origin, new_owner, kind, previous_owner_id, creation_user_id)
        values (${id}, 'OWNERS', '{}', 'TWO_PARTY', ${ownerId}, ${person.id}) returning id`,
    );
    const at = `/owner-account/requests/animalTransfer/${made.id}`;
    expect((await person.call('GET', at)).body).toMatchObject({ isTwoParty: true, canWithdraw: false });
    expect((await person.call('PUT', `${at}/withdraw`)).status).toBe(404);
  });
});
