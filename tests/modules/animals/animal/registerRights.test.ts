import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { newNif, person as ownerFields } from '../../owners/owner/owners.ts';
import { clinic, CLINIC, faults, newTransponder, register, registration } from './fixtures.ts';
import { server, world, staff, balanceOf, startRegistrations } from './registerWorld.ts';

startRegistrations();

describe('registering an animal', () => {
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
      registration(world, { name: 'Bolinha', owner: ownerFields(world.parishId, { vatNumber }) }),
    );
    expect(answer).toMatchObject({ status: 409, body: { data: { message: 'OWNER_IS_LOCKED' } } });
    expect(faults(answer)).toEqual(['owner.vatNumber OWNER_IS_LOCKED']);
  });

  it('a new owner at a place of another municipality › is refused under the owner’s field', async () => {
    const owner = ownerFields(world.otherParishId);
    const answer = await staff.call('POST', '/animals/', registration(world, { owner }));
    expect(faults(answer)).toEqual(['owner.parishId INVALID_PARISH']);
  });

  it('a known owner abroad who is said to have moved here › is refused without the whole address', async () => {
    const reader = await clinic(server, { permissions: [...CLINIC, 'READ_OWNER_BY_VAT'] });
    const vatNumber = newNif();
    const none = { postalCode: null, locality: null, parishId: null, street: null, door: null };
    const abroad = { ...none, isLocalResident: false, accommodation: null, address: '1 High Street, London' };
    await register(reader, world, { owner: ownerFields(world.parishId, { ...abroad, vatNumber }) });
    const moved = {
      vatNumber,
      country: 'PT',
      type: 'SINGULAR',
      isLocalResident: true,
      street: 'Rua Nova',
      door: '7',
    };
    const owner = { ...moved, changedContacts: ['address'] };
    const answer = await reader.call('POST', '/animals/', registration(world, { name: 'Bolinha', owner }));
    expect(faults(answer)).toEqual([
      'owner.postalCode MISSING_POSTAL_CODE',
      'owner.locality MISSING_LOCALITY',
    ]);
  });

  it('by a person without an entity › is refused, and the number is not said to be free for it', async () => {
    const person = await clinic(server);
    await server.db.query(sql`update app_user set entity_id = null where id = ${person.id}`);
    const answer = await person.call('POST', '/animals/', registration(world));
    expect(answer).toMatchObject({ status: 409, body: { data: { message: 'ENTITY_CANNOT_REGISTER' } } });
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
    const crossed = { isCrossBreed: true, crossBreedId: world.lockedBreed };
    expect(faults(await staff.call('POST', '/animals/', registration(world, crossed)))).toEqual([
      'crossBreedId INVALID_CROSS_BREED',
    ]);
    expect((await register(chief, world, crossed)).crossBreed.name).toBe('Lobo Ibérico');
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

/** Not alike: a user who registers an owner's animal under the name of another is asked whether it is that one. */
const NAMES = ['Amora', 'Bolota', 'Cacau', 'Duque', 'Estrela', 'Gaspar', 'Hera', 'Kira', 'Nero', 'Zorro'];

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
        NAMES.map((name) => staff.call('POST', '/animals/', registration(world, { name, owner }))),
      );
      expect(answers.map(({ status }) => status)).toEqual(NAMES.map(() => 200));
      expect(new Set(answers.map(({ body }) => body.ownerId)).size).toBe(1);
    });
  },
);
