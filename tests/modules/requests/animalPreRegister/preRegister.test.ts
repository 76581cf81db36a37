import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseOverdue } from '../../../../server/modules/money/billingTransaction/reserve.ts';
import { proveLedger } from '../../../../server/modules/money/billingTransaction/proof.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import {
  CLINIC,
  clinic,
  faults,
  makeWorld,
  newTransponder,
  registration,
  type World,
} from '../../animals/animal/fixtures.ts';
import { newNif, person as ownerFields } from '../../owners/owner/owners.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

const label = {
  filename: 'etiqueta.pdf',
  type: 'application/pdf',
  contents: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString('base64'),
};

const ask = (more: Record<string, unknown> = {}, who = staff) =>
  who.call('POST', '/animal-pre-registers/', {
    ...registration(world),
    reason: 'O transponder foi comprado antes da rastreabilidade.',
    documents: [label],
    ...more,
  });
const decide = (id: number, validation: string, more: object = {}) =>
  operator.call('PUT', `/animal-pre-registers/${id}/decision`, { validation, ...more });
const message = (answer: { status: number; body: { data?: { message: string } } }): string =>
  `${answer.status} ${answer.body.data?.message}`;
const balanceOf = async (who: Person): Promise<number> =>
  (
    await getOne<{ value: number }>(
      server.db,
      sql`select value from credit_balance where entity_id = (select entity_id from app_user where id = ${who.id})`,
    )
  ).value;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({
    permissions: ['READ_ANIMAL', 'MANAGE_PRE_REGISTER', 'READ_VERSIONS'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

describe('asking for a pre-registration', () => {
  it('by an entity that may register nothing › is refused', async () => {
    const parish = await server.person({
      permissions: CLINIC,
      profile: { name: 'Junta', canRegisterBillable: false, canRegisterNonBillable: false },
    });
    expect(message(await ask({}, parish))).toBe('409 ENTITY_CANNOT_REGISTER');
  });

  it('complete › waits with its documents, notifies the operator, and takes no credit', async () => {
    const before = await balanceOf(staff);
    const { status, body } = await ask({ comments: 'Urgente.' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { animalName: 'Farrusco', validationStatus: 'WAITING_VALIDATION', closed: false },
    });
    expect(body.dueDate).toMatch(/^\d{4}-/);
    const read = await operator.call('GET', `/animal-pre-registers/${body.id}`);
    expect(read.body).toMatchObject({
      transponder: body.transponder,
      requestReason: 'O transponder foi comprado antes da rastreabilidade.',
      comments: 'Urgente.',
      reason: null,
      ownerName: 'Rosa Maria Antunes',
      animal: { name: 'Farrusco', breedId: world.dog },
      names: { breed: { name: 'Labrador Retriever' }, veterinary: { name: 'Dra. Helena Prata' } },
      documents: [{ filename: 'etiqueta.pdf' }],
      operations: { DECIDE: { allowed: true }, CANCEL: { allowed: false } },
    });
    expect(
      await server.db.query(sql`select 1 from notification where user_id = ${operator.id}
        and type = 'ANIMAL_PRE_REGISTER_REQUESTED' and object_id = ${String(body.id)}`),
    ).toHaveLength(1);
    expect(await balanceOf(staff)).toBe(before);
    const found = await staff.call('GET', `/animal-pre-registers/search?transponder=${body.transponder}`);
    expect(found.body.content).toMatchObject([{ id: body.id }]);
  });

  it('without reason, documents or a number › names all that is missing', async () => {
    const answer = await ask({ reason: ' ', documents: [], transponder: null, owner: {} });
    expect(faults(answer)).toEqual(
      expect.arrayContaining([
        'reason MISSING_REASON',
        'documents MISSING_DOCUMENTS',
        'transponder MISSING_TRANSPONDER',
      ]),
    );
  });

  it('of a number with less than 15 digits › is refused with INVALID_TRANSPONDER', async () => {
    expect(faults(await ask({ transponder: '62009800000' }))).toEqual(['transponder INVALID_TRANSPONDER']);
  });

  it('of a number that waits already › is refused, as is its registration', async () => {
    const transponder = newTransponder();
    expect((await ask({ transponder })).status).toBe(200);
    const refused = ['transponder TRANSPONDER_IN_PENDING_PRE_REGISTER'];
    expect(faults(await ask({ transponder }))).toEqual(refused);
    expect(faults(await staff.call('POST', '/animals/', registration(world, { transponder })))).toEqual(
      refused,
    );
    const verdict = await staff.call('POST', `/animals/transponder/validate/${transponder}`, {});
    expect(verdict.body).toMatchObject({
      canRegister: false,
      canPreRegister: false,
      errorMessage: 'TRANSPONDER_IN_PENDING_PRE_REGISTER',
    });
  });

  it('of an entity without credits › is refused with NO_CREDITS', async () => {
    const poor = await clinic(server, { credits: 0 });
    expect(message(await ask({}, poor))).toBe('409 NO_CREDITS');
  });

  it('without the permission › is refused', async () => {
    const reader = await clinic(server, { permissions: CLINIC.filter((one) => one !== 'REGISTER_ANIMAL') });
    expect((await ask({}, reader)).status).toBe(403);
  });
});

describe('numbers of campaigns', () => {
  beforeAll(() =>
    server.db.query(sql`insert into configuration (key, value) values ('freeTransponders', '"777, 620077"')`),
  );
  afterAll(() => server.db.query(sql`delete from configuration where key = 'freeTransponders'`));

  it('without the permission › are neither registered nor pre-registered', async () => {
    const transponder = '620077000000123';
    const refused = ['transponder CANNOT_REGISTER_FREE_TRANSPONDER'];
    expect(faults(await ask({ transponder }))).toEqual(refused);
    expect(faults(await staff.call('POST', '/animals/', registration(world, { transponder })))).toEqual(
      refused,
    );
  });

  it('with the permission › are registered and cost nothing', async () => {
    const campaign = await clinic(server, {
      credits: 0,
      permissions: [...CLINIC, 'REGISTER_FREE_TRANSPONDER'],
      profile: { name: 'Campanha', isBillable: true, canRegisterNonBillable: true },
    });
    const transponder = '620077000000124';
    const verdict = await campaign.call('POST', `/animals/transponder/validate/${transponder}`, {});
    expect(verdict.body).toMatchObject({ canRegister: true, notBillable: true, credits: null });
    const answer = await campaign.call('POST', '/animals/', registration(world, { transponder }));
    expect(answer).toMatchObject({ status: 200, body: { transponder, balance: null } });
  });
});

describe('numbers that are not billed', () => {
  beforeAll(() =>
    server.db.query(sql`insert into configuration (key, value) values ('freeTransponders', '"620078"')`),
  );
  afterAll(() => server.db.query(sql`delete from configuration where key = 'freeTransponders'`));

  it('for an entity that registers billed ones only › are refused, and pre-registered without credits', async () => {
    const billed = await clinic(server, {
      credits: 0,
      permissions: [...CLINIC, 'REGISTER_FREE_TRANSPONDER'],
      profile: { name: 'Só faturáveis', isBillable: true, canRegisterNonBillable: false },
    });
    const transponder = '620078000000123';
    const verdict = await billed.call('POST', `/animals/transponder/validate/${transponder}`, {});
    expect(verdict.body).toMatchObject({
      canRegister: false,
      canPreRegister: true,
      errorMessage: 'TRANSPONDER_NOT_BILLABLE',
    });
    const direct = await billed.call('POST', '/animals/', registration(world, { transponder }));
    expect([direct.status, faults(direct)]).toEqual([422, ['transponder TRANSPONDER_NOT_BILLABLE']]);
    const made = await ask({ transponder }, billed);
    expect(made.status).toBe(200);
    expect((await decide(made.body.id, 'ACCEPTED')).status).toBe(200);
    expect((await billed.call('GET', `/animals/${transponder}`)).body.isPreRegister).toBe(true);
  });
});

describe('deciding a pre-registration', () => {
  it('accepted › registers the animal of the entity that asked, and takes its credit', async () => {
    const nif = newNif();
    const { body: made } = await ask({ owner: ownerFields(world.parishId, { vatNumber: nif }) });
    const before = await balanceOf(staff);
    const accepted = await decide(made.id, 'ACCEPTED');
    expect(accepted).toMatchObject({ status: 200, body: { closed: true, accepted: true } });
    expect(await balanceOf(staff)).toBe(before - 1);
    const animal = await staff.call('GET', `/animals/${made.transponder}`);
    expect(animal.body).toMatchObject({
      transponder: made.transponder,
      isPreRegister: true,
      status: 'NORMAL',
      owner: { isRestricted: false, vatNumber: nif },
    });
    expect(message(await decide(made.id, 'REJECTED', { comments: 'Tarde.' }))).toBe(
      '409 PRE_REGISTER_ALREADY_CLOSED',
    );
    expect(
      await server.db.query(sql`select 1 from notification where user_id = ${staff.id}
        and type = 'ANIMAL_PRE_REGISTER_ACCEPTED' and object_id = ${String(made.id)}`),
    ).toHaveLength(1);
  });

  it('accepted although unknown numbers may only be pre-registered › registers the animal', async () => {
    await server.db.query(
      sql`insert into configuration (key, value) values ('unknownTransponder', '"PRE_REGISTER"')`,
    );
    const direct = await staff.call('POST', '/animals/', registration(world));
    expect(faults(direct)).toEqual(['transponder COULD_NOT_VALIDATE_ON_TRACEABILITY']);
    const { body: made } = await ask();
    expect((await decide(made.id, 'ACCEPTED')).status).toBe(200);
    await server.db.query(sql`delete from configuration where key = 'unknownTransponder'`);
  });

  it('accepted once the credits are gone › is refused and writes nothing', async () => {
    const poor = await clinic(server, { credits: 1 });
    const { body: made } = await ask({}, poor);
    // The days of its reservation are over, and another registration took the credit.
    await server.db.query(
      sql`update credit_reservation set end_timestamp = now() where pre_register_id = ${made.id}`,
    );
    expect(await releaseOverdue(server.db)).toBe(1);
    expect((await poor.call('POST', '/animals/', registration(world))).status).toBe(200);
    expect(message(await decide(made.id, 'ACCEPTED'))).toBe('409 NO_CREDITS');
    expect((await operator.call('GET', `/animal-pre-registers/${made.id}`)).body.closed).toBe(false);
    expect((await operator.call('GET', `/animals/${made.transponder}`)).status).toBe(404);
  });

  it('more information needed, documents, then rejected › frees the number', async () => {
    const { body: made } = await ask();
    await decide(made.id, 'MORE_INFORMATION_NEEDED', { reasons: ['PROOF_MISSING'] });
    const waiting = await staff.call('GET', `/animal-pre-registers/${made.id}`);
    expect(waiting.body).toMatchObject({ validationStatus: 'WAITING_DOCUMENTATION' });
    const added = await staff.call('PUT', `/animal-pre-registers/${made.id}/documents`, {
      documents: [label],
    });
    expect(added.body).toMatchObject({ validationStatus: 'WAITING_VALIDATION' });
    expect(faults(await decide(made.id, 'REJECTED'))).toEqual(['reasons MISSING_REASONS']);
    const rejected = await decide(made.id, 'REJECTED', { reasons: ['TRANSPONDER_NOT_AUTHORISED'] });
    expect(rejected.body).toMatchObject({ closed: true, accepted: false });
    const again = await staff.call(
      'POST',
      '/animals/',
      registration(world, { transponder: made.transponder }),
    );
    expect(again.status).toBe(200);
  });
});

describe('the credits of a pre-registration', () => {
  const accountOf = (who: Person) =>
    getOne<{ value: number; reserved: number }>(
      server.db,
      sql`select value, reserved from credit_balance where entity_id = (select entity_id from app_user where id = ${who.id})`,
    );
  const agree = async () => expect((await proveLedger(server.db)).faults).toEqual([]);

  it('an open one › reserves them: a registration cannot take them, and the balance says so', async () => {
    const poor = await clinic(server, { credits: 1, permissions: [...CLINIC, 'READ_BALANCE'] });
    const { body: made } = await ask({}, poor);
    expect(await accountOf(poor)).toEqual({ value: 1, reserved: 1 });
    expect((await poor.call('GET', '/billing/balance')).body).toMatchObject({ value: 0, reserved: 1 });
    expect(message(await poor.call('POST', '/animals/', registration(world)))).toBe('409 NO_CREDITS');
    expect(message(await ask({}, poor))).toBe('409 NO_CREDITS');
    expect((await decide(made.id, 'ACCEPTED')).status).toBe(200);
    expect(await accountOf(poor)).toEqual({ value: 0, reserved: 0 });
    await agree();
  });

  it.each([
    ['rejected', (id: number) => decide(id, 'REJECTED', { reasons: ['TRANSPONDER_NOT_AUTHORISED'] })],
    ['withdrawn', (id: number, who: Person) => who.call('PUT', `/animal-pre-registers/${id}/cancel`, {})],
  ])('one that is %s › releases them', async (_, end) => {
    const poor = await clinic(server, { credits: 1 });
    const { body: made } = await ask({}, poor);
    expect((await end(made.id, poor)).status).toBe(200);
    expect(await accountOf(poor)).toEqual({ value: 1, reserved: 0 });
    expect((await poor.call('POST', '/animals/', registration(world))).status).toBe(200);
    await agree();
  });

  it('one whose price rose meanwhile › takes what was reserved', async () => {
    const poor = await clinic(server, { credits: 5 });
    const { body: made } = await ask({}, poor);
    await server.db.query(sql`insert into configuration (key, value) values ('registrationCredits', '4')`);
    expect((await decide(made.id, 'ACCEPTED')).status).toBe(200);
    await server.db.query(sql`delete from configuration where key = 'registrationCredits'`);
    expect(await accountOf(poor)).toEqual({ value: 4, reserved: 0 });
    await agree();
  });

  it('one without a decision for sixty days › releases them once, and takes credits anew when it is accepted', async () => {
    const poor = await clinic(server, { credits: 1 });
    const { body: made } = await ask({}, poor);
    await server.db.query(
      sql`update credit_reservation set end_timestamp = now() where pre_register_id = ${made.id}`,
    );
    expect(await releaseOverdue(server.db)).toBe(1);
    expect(await releaseOverdue(server.db)).toBe(0);
    expect(await accountOf(poor)).toEqual({ value: 1, reserved: 0 });
    expect((await decide(made.id, 'ACCEPTED')).status).toBe(200);
    expect(await accountOf(poor)).toEqual({ value: 0, reserved: 0 });
    await agree();
  });
});

describe.runIf(testDatabaseUrl)('two requests at the same time', () => {
  it('for one number › one is opened, the other refused under its field', async () => {
    const transponder = newTransponder();
    const answers = await Promise.all([ask({ transponder }), ask({ transponder })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.flatMap(faults)).toEqual(['transponder TRANSPONDER_IN_PENDING_PRE_REGISTER']);
  });

  it('for the last credit › one reserves it, the other is refused', async () => {
    const poor = await clinic(server, { credits: 1 });
    const answers = await Promise.all([ask({}, poor), ask({}, poor)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(message)).toContain('409 NO_CREDITS');
  });
});
