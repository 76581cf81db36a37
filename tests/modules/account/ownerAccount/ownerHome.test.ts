import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { stopTypst } from '../../../../server/typst/typst.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { makeP12 } from '../../animals/certificate/p12.ts';
import { keeper, publishTemplate } from '../../animals/certificate/fixtures.ts';
import { animalOfAccount } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let template: number;

beforeAll(async () => {
  server = await testServer({ SIGNING_P12: await makeP12('segredo'), SIGNING_PASSWORD: 'segredo' });
  world = await makeWorld(server.db);
  staff = await clinic(server);
  template = await publishTemplate(await keeper(server), { isAvailableToOwners: true });
});
afterAll(async () => {
  stopTypst();
  await server.close();
});

const animalWithOwner = () => animalOfAccount(server, staff, world);

const versionOf = async (person: Person, id: number): Promise<number> =>
  (await person.call('GET', `/owners/${id}`)).body.version;

describe('the contacts in an owner’s account', () => {
  it('that are right › are confirmed with one call, which leaves its row', async () => {
    const { ownerId, person } = await animalWithOwner();
    await server.db.query(
      sql`update owner set contact_confirmed_at = now() - interval '3 years' where id = ${ownerId}`,
    );
    const { version, contactCheckedAt: checked } = (await person.call('GET', `/owners/${ownerId}`)).body;
    const answer = await person.call('PUT', `/owners/${ownerId}/confirm-contacts`, { version });
    expect(answer.status).toBe(200);
    expect(Date.now() - Date.parse(answer.body.contactConfirmedAt)).toBeLessThan(60_000);
    expect(answer.body.contactCheckedAt).toBe(checked);
    const rows = await server.db.query(
      sql`select user_id from audit_log where action = 'CONFIRM_CONTACTS' and object_id = ${String(ownerId)}`,
    );
    expect(rows).toEqual([{ userId: person.id }]);
  });

  it('confirmed by the owner › are proven; what staff enter afterwards waits, what the owner enters is on record', async () => {
    const { ownerId, person } = await animalWithOwner();
    const operator = await server.person({ profile: { name: 'operator' }, permissions: PERMISSIONS });
    const path = `/owners/${ownerId}`;
    const read = async () => (await operator.call('GET', path)).body;
    await server.db.query(
      sql`update owner_contact set since_timestamp = now() - interval '16 days' where owner_id = ${ownerId}`,
    );
    await operator.call('PUT', `${path}/confirm-contacts`, {});
    expect((await read()).provenContacts).toEqual([]);
    await person.call('PUT', `${path}/confirm-contacts`, {});
    expect((await read()).provenContacts).toEqual(['email', 'phone']);
    const version = await versionOf(operator, ownerId);
    expect((await operator.call('PUT', path, { version, phone: '913000222' })).status).toBe(200);
    const [change] = (await read()).waitingChanges;
    expect(await read()).toMatchObject({ phone: '+351912345678', provenContacts: ['email', 'phone'] });
    const stranger = (await animalWithOwner()).person;
    const confirm = (who: Person) =>
      who.call('PUT', `/own-contact-changes/${change.id}`, { answer: 'CONFIRM' });
    expect((await confirm(stranger)).status).toBe(404);
    expect((await confirm(person)).status).toBe(200);
    expect(await read()).toMatchObject({
      phone: '+351913000222',
      provenContacts: ['email'],
      waitingChanges: [],
    });
    const phones = { phone: '914000333', phone2: null, phone3: null };
    const own = await person.call('PUT', `${path}/phones`, phones);
    expect(own.body).toMatchObject({ phone: '+351914000333', waitingChanges: [] });
  });

  it('the phones › are replaced and count as confirmed; nothing else can be changed', async () => {
    const { ownerId, person } = await animalWithOwner();
    const version = await versionOf(person, ownerId);
    const phones = { phone: '913 456 789', phone2: null, phone3: '213 456 789', version };
    const changed = await person.call('PUT', `/owners/${ownerId}/phones`, phones);
    expect(changed.body).toMatchObject({ phone: '+351913456789', phone2: null, phone3: '+351213456789' });
    expect((await staff.call('GET', `/owners/${ownerId}/versions`)).body).toMatchObject([
      { isOwnerCreationUser: true },
      { isOwnerCreationUser: false },
    ]);
    expect(Date.now() - Date.parse(changed.body.contactConfirmedAt)).toBeLessThan(60_000);
    const update = await person.call('PUT', `/owners/${ownerId}`, {
      email: 'outro@example.test',
      version: version + 1,
    });
    expect(update.status).toBe(403);
  });

  it('no phone, or one that is none › is refused at the field', async () => {
    const { ownerId, person } = await animalWithOwner();
    const refused = async (phone: unknown) =>
      (await person.call('PUT', `/owners/${ownerId}/phones`, { phone, phone2: null, phone3: null })).body
        .errors;
    expect(await refused(null)).toEqual([{ property: 'phone', error: 'MISSING_PHONE' }]);
    expect(await refused('12')).toEqual([{ property: 'phone', error: 'INVALID_PHONE' }]);
  });

  it('of a locked owner, or of another owner › are refused', async () => {
    const { ownerId, person } = await animalWithOwner();
    const other = await animalWithOwner();
    const phones = { phone: '913456789', phone2: null, phone3: null };
    expect((await person.call('PUT', `/owners/${other.ownerId}/phones`, phones)).status).toBe(404);
    expect((await person.call('PUT', `/owners/${other.ownerId}/confirm-contacts`, {})).status).toBe(404);
    await server.db.query(sql`update owner set is_locked = true where id = ${ownerId}`);
    const answer = await person.call('PUT', `/owners/${ownerId}/phones`, phones);
    expect([answer.status, answer.body.data.message]).toEqual([409, 'OWNER_IS_LOCKED']);
  });
});

describe('the certificates in an owner’s account', () => {
  it('issued by the clinic or by the owner › are listed, the newest first, and downloaded', async () => {
    const { transponder, person } = await animalWithOwner();
    const codes = [];
    for (const who of [staff, person])
      codes.unshift(
        (await who.call('POST', '/certificates/download', { transponder, id: template })).body.code,
      );
    const { body } = await person.call('GET', '/owner-account/certificates');
    expect(body.map(({ code }: { code: string }) => code)).toEqual(codes);
    expect(body[0]).toMatchObject({ transponder, isRevoked: false });
    const file = await person.call('GET', `/owner-account/certificates/${codes[0]}`);
    expect(file.body).toMatchObject({ type: 'application/pdf' });
    expect(Buffer.from(file.body.contents, 'base64').subarray(0, 4).toString()).toBe('%PDF');
  });

  it('that print a record which was merged into the owner’s › are listed and downloaded', async () => {
    const { id, transponder, ownerId, person } = await animalWithOwner();
    const former = await animalWithOwner();
    await server.db.query(sql`update animal set owner_id = ${former.ownerId} where id = ${id}`);
    const { code } = (await staff.call('POST', '/certificates/download', { transponder, id: template })).body;
    await server.db.query(sql`update owner set merged_into_id = ${ownerId} where id = ${former.ownerId}`);
    await server.db.query(sql`update animal set owner_id = ${ownerId} where id = ${id}`);
    expect((await person.call('GET', '/owner-account/certificates')).body).toMatchObject([{ code }]);
    expect((await person.call('GET', `/owner-account/certificates/${code}`)).status).toBe(200);
  });

  it('of other owners, revoked, or of an animal that was given away › are not handed out', async () => {
    const { id, transponder, person } = await animalWithOwner();
    const other = await animalWithOwner();
    const { code } = (await staff.call('POST', '/certificates/download', { transponder, id: template })).body;
    const path = `/owner-account/certificates/${code}`;
    expect((await other.person.call('GET', path)).status).toBe(404);
    expect((await other.person.call('GET', '/owner-account/certificates')).body).toEqual([]);
    await server.db.query(sql`update certificate set revocation_timestamp = now() where code = ${code}`);
    expect((await person.call('GET', path)).status).toBe(404);
    expect((await person.call('GET', '/owner-account/certificates')).body).toMatchObject([
      { code, isRevoked: true },
    ]);
    await server.db.query(sql`update certificate set revocation_timestamp = null where code = ${code}`);
    await server.db.query(sql`update animal set owner_id = ${other.ownerId} where id = ${id}`);
    // What it prints is about the owner of that day: the next one does not read it either.
    for (const { call } of [person, other.person]) {
      expect((await call('GET', path)).status).toBe(404);
      expect((await call('GET', '/owner-account/certificates')).body).toEqual([]);
    }
    expect((await staff.call('GET', '/owner-account/certificates')).status).toBe(403);
  });
});

describe('the requests in an owner’s account', () => {
  it('about its animals and its data › are listed with their states, those of others are not', async () => {
    const { id, transponder, ownerId, person } = await animalWithOwner();
    const other = await animalWithOwner();
    const { db } = server;
    await db.query(
      sql`insert into animal_transfer (animal_id, origin, new_owner) values (${id}, 'COLEIRA', '{}')`,
    );
    await db.query(
      sql`insert into animal_transfer (animal_id, origin, new_owner) values (${other.id}, 'COLEIRA', '{}')`,
    );
    await db.query(sql`insert into death_request (origin, animal_id, transponder, death_date, relation, vat_number)
      values ('PUBLIC', ${id}, ${transponder}, '2024-05-01', 'OWNER', '123456789')`);
    await db.query(sql`insert into owner_data_update (origin, owner_id, vat_number, phone, closed, accepted, validation_status)
      values ('PUBLIC', ${ownerId}, '123456789', '+351912345678', true, true, 'DONE')`);
    const { body } = await person.call('GET', '/owner-account/requests');
    const found = body.map((one: Record<string, unknown>) => [
      one.module,
      one.transponder,
      one.validationStatus,
      one.accepted,
    ]);
    expect(found.toSorted()).toEqual([
      ['animalTransfer', transponder, 'WAITING_VALIDATION', null],
      ['deathRequest', transponder, 'WAITING_VALIDATION', null],
      ['ownerDataUpdate', null, 'DONE', true],
    ]);
    expect(Object.keys(body[0]).toSorted()).toEqual([
      'accepted',
      'animalName',
      'closed',
      'creationTimestamp',
      'id',
      'module',
      'transponder',
      'validationStatus',
    ]);
  });
});

describe('files for those who work with the register', () => {
  it('in an owner’s account › are not found', async () => {
    const { person } = await animalWithOwner();
    const writer = await server.person({ profile: { name: 'operator' }, permissions: ['UPLOAD_DOCUMENTS'] });
    const pdf = { filename: 'guia.pdf', contents: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') };
    await writer.call('POST', '/documents/general', { documents: [pdf] });
    const search = (who: Person) => who.call('GET', '/documents/search?documentType=GENERAL');
    expect((await search(staff)).body.content).toHaveLength(1);
    expect((await search(person)).body.content).toEqual([]);
  });
});
