import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';
import { testDatabaseUrl } from '../../helpers/database.ts';
import { newNif, person as ownerFields } from '../owner/owners.ts';
import {
  clinic,
  CLINIC,
  faults,
  makeWorld,
  newTransponder,
  register,
  registration,
  type World,
} from './world.ts';

let server: TestServer;
let world: World;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
});
afterAll(() => server.close());

const balanceOf = async (transponder: string) =>
  getOne<{ value: number; lines: number }>(
    server.db,
    sql`select b.value, (select count(*) from billing_transaction x where x.entity_id = b.entity_id)::int as lines
      from credit_balance b join animal a on a.entity_id = b.entity_id where a.transponder = ${transponder}`,
  );

describe('registering an animal', () => {
  it('a valid one › stores animal and owner in one transaction and takes one credit', async () => {
    const payer = await clinic(server, { credits: 5 });
    const made = await register(payer, world, { name: '  Pantufa ' });
    expect(made).toMatchObject({
      version: 1,
      name: 'Pantufa',
      status: 'NORMAL',
      balance: 4,
      warnings: [],
      breed: { name: 'Labrador Retriever' },
    });
    const seen = await payer.call('GET', `/animals/${made.transponder}`);
    expect(seen.body).toMatchObject({
      id: made.id,
      isInScope: true,
      breedCategoryId: 'A',
      isDataValid: true,
      owner: {
        isRestricted: false,
        name: 'Rosa Maria Antunes',
        hasLocalVatNumber: true,
        county: { name: 'Lisboa' },
      },
      veterinary: { name: 'Dra. Helena Prata', ballotNumber: '4321' },
    });
    expect(await balanceOf(made.transponder)).toEqual({ value: 4, lines: 1 });
    const versions = await payer.call('GET', `/animals/${made.id}/versions`);
    expect(versions.body).toHaveLength(1);
    expect(versions.body[0]).toMatchObject({
      revisionType: 'CREATE',
      transponder: made.transponder,
      owner: { name: 'Rosa Maria Antunes' },
    });
  });

  it('the new animal › is found at once by number, name and owner, without accents', async () => {
    const made = await register(staff, world, {
      name: 'Açúcar',
      owner: ownerFields(world.parishId, { name: 'Inácia Conceição' }),
    });
    for (const query of [
      `universalSearch=${made.transponder}`,
      'universalSearch=acucar',
      'universalSearch=conceicao%20inacia',
      'ownerName=inacia',
      `transponder=${made.transponder.slice(-8)}`,
      `transponder=${made.transponder.slice(0, 13)}`,
    ]) {
      const found = await staff.call('GET', `/animals/search?${query}`);
      expect([query, found.body.content.map((one: { id: number }) => one.id)]).toEqual([
        query,
        expect.arrayContaining([made.id]),
      ]);
    }
  });

  it('several wrong and missing fields › are all named, the owner’s included', async () => {
    const answer = await staff.call('POST', '/animals/', {
      gender: 'DOG',
      birthdate: '2999-01-01',
      owner: { vatNumber: '123456780', type: 'SINGULAR', isLocalResident: true, country: 'PT' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.data.message).toBe('FORM_ERROR_MSG');
    expect(faults(answer)).toEqual(
      expect.arrayContaining([
        'transponder MISSING_TRANSPONDER',
        'name MISSING_NAME',
        'gender INVALID_GENDER',
        'birthdate INVALID_BIRTHDATE',
        'breedId MISSING_BREED',
        'color MISSING_COLOR',
        'veterinaryId MISSING_VETERINARY',
        'owner.name MISSING_NAME',
        'owner.vatNumber INVALID_VAT_NUMBER',
      ]),
    );
  });

  it('an unknown field or a wrong type › is refused as malformed', async () => {
    expect((await staff.call('POST', '/animals/', registration(world, { colour: 'x' }))).status).toBe(400);
    expect((await staff.call('POST', '/animals/', registration(world, { name: 5 }))).status).toBe(400);
    expect(
      (
        await staff.call(
          'POST',
          '/animals/',
          registration(world, { owner: { ...ownerFields(world.parishId), shoes: 2 } }),
        )
      ).status,
    ).toBe(400);
  });

  it('a registered transponder › is refused under its field, and costs nothing', async () => {
    const payer = await clinic(server, { credits: 3 });
    const made = await register(payer, world);
    const again = await payer.call(
      'POST',
      '/animals/',
      registration(world, { transponder: made.transponder }),
    );
    expect(again.status).toBe(422);
    expect(faults(again)).toEqual(['transponder TRANSPONDER_ALREADY_REGISTERED']);
    expect(await balanceOf(made.transponder)).toEqual({ value: 2, lines: 1 });
  });

  it.each([
    ['62009810', 'INVALID_TRANSPONDER'],
    ['000098100000001', 'CANNOT_VALIDATE_TRANSPONDER'],
    ['620999999999999', 'CANNOT_VALIDATE_TRANSPONDER'],
    ['999098100000001', 'CANNOT_VALIDATE_TRANSPONDER'],
  ])('is refused for %s with %s', async (transponder, code) => {
    expect(faults(await staff.call('POST', '/animals/', registration(world, { transponder })))).toEqual([
      `transponder ${code}`,
    ]);
  });

  it('a missing, equal or unrelated cross breed › is refused', async () => {
    const cross = (crossBreedId: number | null) =>
      staff.call('POST', '/animals/', registration(world, { isCrossBreed: true, crossBreedId }));
    expect(faults(await cross(null))).toEqual(['crossBreedId MISSING_CROSS_BREED']);
    expect(faults(await cross(world.dog))).toEqual(['crossBreedId INVALID_CROSS_BREED']);
    expect(faults(await cross(world.cat))).toEqual(['crossBreedId INVALID_CROSS_BREED']);
    expect((await cross(world.otherDog)).body).toMatchObject({
      crossBreed: { name: 'Golden Retriever' },
      breedCategory: 'A',
    });
  });

  it('a cross with a potentially dangerous breed › is potentially dangerous, and has no licence', async () => {
    const made = await register(staff, world, { isCrossBreed: true, crossBreedId: world.dangerousDog });
    expect(made).toMatchObject({
      breedCategory: 'G',
      isPotentiallyDanger: true,
      isLicenseValid: false,
      licenseDateEnd: null,
    });
  });

  it('the first year of a dog › has it as licence', async () => {
    const made = await register(staff, world);
    const nextYear = new Date();
    nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
    expect(made.isLicenseValid).toBe(true);
    expect(made.licenseDateEnd.slice(0, 7)).toBe(nextYear.toISOString().slice(0, 7));
  });

  it('an undefined sex › is accepted only where the breed allows it', async () => {
    expect(
      faults(await staff.call('POST', '/animals/', registration(world, { gender: 'UNDEFINED' }))),
    ).toEqual(['gender INVALID_GENDER']);
    expect(await register(staff, world, { gender: 'UNDEFINED', breedId: world.cat })).toMatchObject({
      gender: 'UNDEFINED',
      breedCategory: 'I',
    });
  });

  it('wants both stud book fields when the pedigree is on, and drops them when it is off', async () => {
    expect(faults(await staff.call('POST', '/animals/', registration(world, { hasPedigree: true })))).toEqual(
      ['lopNumber MISSING_LOP_NUMBER', 'lopName MISSING_LOP_NAME'],
    );
    expect(
      faults(await staff.call('POST', '/animals/', registration(world, { lopNumber: 'LOP 1' }))),
    ).toEqual(['lopName MISSING_LOP_NAME']);
    expect(
      await register(staff, world, { hasPedigree: false, lopNumber: 'LOP 1', lopName: 'X' }),
    ).toMatchObject({ lopNumber: null, lopName: null, hasPedigree: false });
  });

  it('wants an address of the animal’s own when it does not live with its owner', async () => {
    const answer = await staff.call('POST', '/animals/', registration(world, { useOwnerAddress: false }));
    expect(faults(answer)).toEqual([
      'postalCode MISSING_POSTAL_CODE',
      'address MISSING_ADDRESS',
      'parishId MISSING_PARISH',
    ]);
    const away = {
      useOwnerAddress: false,
      postalCode: '1000-123',
      address: 'Quinta, 1',
      parishId: world.otherParishId,
    };
    expect(faults(await staff.call('POST', '/animals/', registration(world, away)))).toEqual([
      'parishId INVALID_PARISH',
    ]);
    expect(await register(staff, world, { ...away, parishId: world.parishId })).toMatchObject({
      parish: { name: 'Areeiro' },
    });
  });

  it('warns of an animal older than 120 days and of an unknown prefix, and records both', async () => {
    const made = await register(staff, world, {
      birthdate: '2020-02-29',
      transponder: newTransponder('001'),
    });
    expect(made.warnings).toEqual(['LATE_REGISTRATION', 'TRANSPONDER_UNKNOWN_PREFIX']);
    const rows = await server.db.query(
      sql`select 1 from audit_log where action = 'REGISTER_WARNING' and object_id = ${String(made.id)}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('without a credit › is refused, and stores neither animal nor owner', async () => {
    const poor = await clinic(server, { credits: 0 });
    const vatNumber = newNif();
    const given = registration(world, { owner: ownerFields(world.parishId, { vatNumber }) });
    const answer = await poor.call('POST', '/animals/', given);
    expect(answer).toMatchObject({ status: 409, body: { hasErrors: true, data: { message: 'NO_CREDITS' } } });
    expect(
      await server.db.query(sql`select 1 from animal where transponder = ${given.transponder}`),
    ).toHaveLength(0);
    expect(await server.db.query(sql`select 1 from owner where vat_number = ${vatNumber}`)).toHaveLength(0);
  });

  it('costs an entity that is not billed nothing', async () => {
    const kennel = await server.person({
      permissions: CLINIC,
      profile: { name: 'Canil', isBillable: false },
    });
    expect(await register(kennel, world)).toMatchObject({ balance: null });
  });

  it('an entity that may register nothing › is refused', async () => {
    const parish = await server.person({
      permissions: CLINIC,
      profile: { name: 'Junta', canRegisterBillable: false, canRegisterNonBillable: false },
    });
    expect(await parish.call('POST', '/animals/', registration(world))).toMatchObject({
      status: 409,
      body: { data: { message: 'ENTITY_CANNOT_REGISTER' } },
    });
  });

  it('a locked owner › is refused', async () => {
    const made = await register(staff, world);
    await server.db.query(sql`update owner set is_locked = true where id = ${made.ownerId}`);
    const { vatNumber } = await getOne<{ vatNumber: string }>(
      server.db,
      sql`select vat_number from owner where id = ${made.ownerId}`,
    );
    const answer = await staff.call(
      'POST',
      '/animals/',
      registration(world, { owner: ownerFields(world.parishId, { vatNumber }) }),
    );
    expect(answer).toMatchObject({ status: 409, body: { data: { message: 'OWNER_IS_LOCKED' } } });
    expect(faults(answer)).toEqual(['owner.vatNumber OWNER_IS_LOCKED']);
  });

  it('a known owner › is used, and no second one is stored', async () => {
    const owner = ownerFields(world.parishId);
    const [first, second] = [
      await register(staff, world, { owner }),
      await register(staff, world, { owner }),
    ];
    expect(second.ownerId).toBe(first.ownerId);
  });

  it('order number, date of registration and another entity › need their permission', async () => {
    const other = await server.person();
    const { entityId } = await getOne<{ entityId: number }>(
      server.db,
      sql`select entity_id from app_user where id = ${other.id}`,
    );
    const given = { orderNumber: '7', registrationDate: '2024-01-02', entityId };
    expect(faults(await staff.call('POST', '/animals/', registration(world, given))).sort()).toEqual([
      'entityId UNWRITABLE_FIELD',
      'orderNumber UNWRITABLE_FIELD',
      'registrationDate UNWRITABLE_FIELD',
    ]);
    const chief = await clinic(server, {
      permissions: [...CLINIC, 'WRITE_ANIMAL_PROTECTED_FIELDS', 'SEE_ORDER_NUMBER'],
    });
    expect(await register(chief, world, given)).toMatchObject({ registrationDate: '2024-01-02', entityId });
  });

  it('a locked breed › needs the permission for protected fields', async () => {
    expect(
      faults(await staff.call('POST', '/animals/', registration(world, { breedId: world.lockedBreed }))),
    ).toEqual(['breedId INVALID_BREED']);
    expect(
      faults(await staff.call('POST', '/animals/', registration(world, { breedId: world.dogGroup }))),
    ).toEqual(['breedId INVALID_BREED']);
    const chief = await clinic(server, { permissions: [...CLINIC, 'WRITE_ANIMAL_PROTECTED_FIELDS'] });
    expect((await register(chief, world, { breedId: world.lockedBreed })).breed.name).toBe('Lobo Ibérico');
  });

  it('a veterinarian › registers in their own name', async () => {
    const vet = await clinic(server, { type: 'VETERINARY' });
    const { veterinaryId } = await getOne<{ veterinaryId: number }>(
      server.db,
      sql`select veterinary_id from app_user where id = ${vet.id}`,
    );
    expect(await register(vet, world, { veterinaryId: null })).toMatchObject({ veterinaryId });
    expect(faults(await vet.call('POST', '/animals/', registration(world)))).toEqual([
      'veterinaryId UNWRITABLE_FIELD',
    ]);
  });

  it('without REGISTER_ANIMAL or a session › is refused', async () => {
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await reader.call('POST', '/animals/', registration(world))).status).toBe(403);
    expect((await server.visitor.call('POST', '/animals/', registration(world))).status).toBe(401);
  });

  it('two requests under one key › count once', async () => {
    const payer = await clinic(server, { credits: 5 });
    const given = registration(world);
    const key = { 'idempotency-key': `register-${process.pid}` };
    const [first, second] = await Promise.all([
      payer.call('POST', '/animals/', given, key),
      payer.call('POST', '/animals/', given, key),
    ]);
    expect([first!.status, second!.status]).toEqual([200, 200]);
    expect(second!.body).toEqual(first!.body);
    expect(await balanceOf(String(given.transponder))).toEqual({ value: 4, lines: 1 });
  });
});

// The embedded database has one connection: nothing there ever arrives at once.
describe.skipIf(testDatabaseUrl === undefined)(
  'many who register at once (PostgreSQL only: PGlite serves one at a time)',
  () => {
    it('fifty with one transponder › one succeeds, and the others are refused under the field', async () => {
      const transponder = newTransponder();
      const payer = await clinic(server, { credits: 60 });
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          payer.call('POST', '/animals/', registration(world, { transponder })),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer.status).toBe(422);
        expect(faults(answer)).toEqual(['transponder TRANSPONDER_ALREADY_REGISTERED']);
      }
      expect(await balanceOf(transponder)).toEqual({ value: 59, lines: 1 });
    });

    it('of fifty on ten credits ten succeed, and the balance is nought', async () => {
      const payer = await clinic(server, { credits: 10 });
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => payer.call('POST', '/animals/', registration(world))),
      );
      const made = answers.filter(({ status }) => status === 200);
      expect(made).toHaveLength(10);
      expect(
        new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.data.message)),
      ).toEqual(new Set(['NO_CREDITS']));
      expect(await balanceOf(made[0]!.body.transponder)).toEqual({ value: 0, lines: 10 });
    });

    it('of ten with one new owner all succeed, and the owner is one', async () => {
      const owner = ownerFields(world.parishId);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => staff.call('POST', '/animals/', registration(world, { owner }))),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(new Set(answers.map(({ body }) => body.ownerId)).size).toBe(1);
    });
  },
);

describe('the first version of a registration', () => {
  it('its content › is the animal as a list reads it, though it was not read again', async () => {
    const { id } = await register(staff, world);
    const [row] = (await staff.call('GET', `/animals/search?ids=${id}`)).body.content;
    const [first] = (await staff.call('GET', `/animals/${id}/versions`)).body;
    expect(first).toMatchObject(row);
  });
});
