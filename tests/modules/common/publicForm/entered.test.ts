import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { STAFF_FORM_NAMES, STAFF_FORMS } from '../../../../resources/common/publicForm/staffForms.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, faults, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { declaration } from '../../../helpers/declaration.ts';
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

const enter = (form: string, body: object, who = operator) =>
  who.call('POST', `/public-forms/${form}/entered`, body);
const requester = { requesterName: 'Ana Reis', vatNumber: '123456789' };
const death = (transponder: string) => ({
  ...requester,
  transponder,
  deathDate: dayIn(),
  relation: 'OWNER',
});
const mailsTo = (email: string) =>
  server.db.query<{ text: string }>(sql`
    select payload->>'text' as text from outbox where kind = 'MAIL' and payload->>'to' = ${email} order by id`);

describe('a request that staff enter for an owner', () => {
  it('a death report › is in the queue with its documents, by the user who entered it, and can be accepted', async () => {
    const { transponder } = await register(staff, world, {});
    const sent = await enter('request-death', { values: death(transponder), documents: [declaration] });
    expect([sent.status, sent.body.reference]).toEqual([200, null]);
    const { body } = await operator.call('GET', `/request-deaths/${sent.body.id}`);
    expect(body).toMatchObject({
      transponder,
      requesterName: 'Ana Reis',
      requesterEmail: null,
      creationUserId: operator.id,
      validationStatus: 'WAITING_VALIDATION',
    });
    expect(body.origin).not.toBe('PUBLIC');
    expect(body.documents).toHaveLength(1);
    const decided = await operator.call('PUT', `/request-deaths/${sent.body.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status).toBe(200);
    expect((await operator.call('GET', `/animals/${transponder}`)).body.status).toBe('DEAD');
    const rows = await server.db.query(sql`
      select from audit_log where action = 'CREATE' and object_type = 'deathRequest'
        and object_id = ${String(sent.body.id)} and user_id = ${operator.id}`);
    expect(rows).toHaveLength(1);
  });

  it('with an email › mails the reference and the decision to the requester', async () => {
    const { transponder } = await register(staff, world, {});
    const email = 'titular@example.test';
    const values = { ...requester, transponder, grounds: 'Perdeu o documento' };
    const { body } = await enter('diac', { values, requesterEmail: ' Titular@Example.test ' });
    expect(body.reference).toMatch(/^[0-9A-Z]{10}$/);
    expect((await mailsTo(email))[0]?.text).toContain(body.reference);
    await operator.call('PUT', `/request-diacs/${body.id}/decision`, {
      validation: 'REJECTED',
      reasons: ['NOT_THE_OWNER'],
    });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('fields and documents › are checked as on the public form', async () => {
    expect(faults(await enter('request-death', { values: { transponder: '1', colour: 'x' } }))).toEqual(
      expect.arrayContaining([
        'transponder INVALID_TRANSPONDER',
        'deathDate MISSING_DEATH_DATE',
        'vatNumber MISSING_VAT_NUMBER',
        'colour UNWRITABLE_FIELD',
      ]),
    );
    expect(
      faults(await enter('diac', { values: { ...requester, transponder: '620098100200301', grounds: 'x' } })),
    ).toEqual(['requesterEmail MISSING_REQUESTER_EMAIL']);
    const herd = {
      ...requester,
      transponder: '620098100200301',
      holdingMark: 'PT1',
      species: 'SHEEP',
      animalCount: 1,
      municipality: 'Mértola',
    };
    expect(faults(await enter('validate-herding-dog', { values: herd, requesterEmail: 'x' }))).toEqual(
      expect.arrayContaining([
        'requesterEmail INVALID_REQUESTER_EMAIL',
        'documents MISSING_DOCUMENTS',
        'animalCount INVALID_ANIMAL_COUNT',
      ]),
    );
    const update = { ...requester, phone: '123456789012345' };
    expect(faults(await enter('personal-data', { values: update, documents: [declaration] }))).toEqual([
      'phone INVALID_PHONE',
    ]);
    const entered = await server.db.query(sql`select from owner_data_update`);
    expect(entered).toEqual([]);
  });

  it('a data update › finds the owner by the tax number, and changes the owner once accepted', async () => {
    const vatNumber = newNif();
    await register(staff, world, { owner: ownerFields(world.parishId, { vatNumber }) });
    const values = { requesterName: 'Ana', vatNumber, phone: '912 000 111' };
    const { body } = await enter('personal-data', { values, documents: [declaration] });
    const request = await operator.call('GET', `/owner-data-updates/${body.id}`);
    expect(request.body.phone).toBe('+351912000111');
    const decision = { validation: 'ACCEPTED' };
    expect((await operator.call('PUT', `/owner-data-updates/${body.id}/decision`, decision)).status).toBe(
      200,
    );
    const owner = await operator.call('GET', `/owners/${request.body.ownerId}`);
    expect(owner.body.phone).toBe('+351912000111');
  });

  it('without the permission of its form › is refused, whatever others the user has', async () => {
    for (const form of STAFF_FORM_NAMES) {
      const others = Object.values(STAFF_FORMS).filter((one) => one !== STAFF_FORMS[form]);
      const other = await server.person({ permissions: others });
      expect((await enter(form, { values: {} }, other)).status).toBe(403);
      const allowed = await server.person({ permissions: [STAFF_FORMS[form]] });
      expect((await enter(form, { values: {} }, allowed)).status).toBe(422);
    }
    expect((await enter('animal-transfer', { values: {} })).status).toBe(400);
    expect((await enter('diac', { values: {} }, staff)).status).toBe(403);
  });
});
