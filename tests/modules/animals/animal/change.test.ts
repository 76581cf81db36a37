import sql from 'sql-template-tag';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, CLINIC, faults, makeWorld, newTransponder, register, type World } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let chief: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  chief = await server.person({
    permissions: [
      ...CLINIC,
      'WRITE_ANIMAL_PROTECTED_FIELDS',
      'WRITE_ANIMAL_BIRTHDATE',
      'WRITE_ANIMAL_CHARS_GROUP_2',
      'WRITE_ANIMAL_UNDEAD',
      'LOCK_ANIMAL',
      'SEE_ORDER_NUMBER',
    ],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

const today = new Date().toISOString().slice(0, 10);
const set = (id: number, columns: ReturnType<typeof sql>) =>
  server.db.query(sql`update animal set ${columns} where id = ${id}`);
const message = (answer: { status: number; body: { data?: { message: string } } }): string =>
  `${answer.status} ${answer.body.data?.message}`;

/** The clinic's own colleague with other permissions. */
async function colleague(
  permissions: readonly Permission[],
  more: { type?: 'NORMAL' | 'VETERINARY' } = {},
): Promise<Person> {
  const [row] = await server.db.query<{ entityId: number }>(
    sql`select entity_id from app_user where id = ${staff.id}`,
  );
  return server.person({ permissions, entityId: row!.entityId, ...more });
}

describe('editing an animal', () => {
  it('a change › is stored as a new version, and one of a stale version is refused', async () => {
    const made = await register(staff, world);
    const changed = await staff.call('PUT', `/animals/${made.id}`, {
      version: 1,
      name: 'Bolinha',
      color: 'branco',
    });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, name: 'Bolinha' } });
    expect(
      (await staff.call('GET', '/animals/search?universalSearch=bolinha%20rosa')).body.content.map(
        (one: { id: number }) => one.id,
      ),
    ).toContain(made.id);
    expect(message(await staff.call('PUT', '/animals/', { id: made.id, version: 1, name: 'Outra' }))).toBe(
      '409 STALE_VERSION',
    );
  });

  it.each<[string, Permission, Record<string, unknown>]>([
    ['the name', 'WRITE_ANIMAL_NAME', { name: 'Novo' }],
    ['the date of birth', 'WRITE_ANIMAL_BIRTHDATE', { birthdate: '2024-05-05' }],
    ['sex and coat', 'WRITE_ANIMAL_CHARS_GROUP_1', { gender: 'FEMALE', color: 'azul' }],
    [
      'remarks and health booklet',
      'WRITE_ANIMAL_CHARS_GROUP_1',
      { observations: 'Ouve mal.', healthReport: 'BS-1' },
    ],
    ['the stud book', 'WRITE_ANIMAL_CHARS_GROUP_1', { lopNumber: 'LOP 9', lopName: 'Farrusco de Vale' }],
    ['the passport', 'WRITE_ANIMAL_PASSPORT', { passport: 'PT123' }],
    [
      'where it lives',
      'WRITE_ANIMAL_CONTACTS',
      { useOwnerAddress: false, postalCode: '1000-123', address: 'Rua 1', parishId: 'parish' },
    ],
    ['breed and cross', 'WRITE_ANIMAL_CHARS_GROUP_2', { isCrossBreed: true, crossBreedId: 'otherDog' }],
    ['the order number', 'WRITE_ANIMAL_PROTECTED_FIELDS', { registrationDate: '2024-01-01' }],
  ])('of %s needs its permission', async (_what, permission, given) => {
    const body = { ...given } as Record<string, unknown>;
    if (body.parishId === 'parish') body.parishId = world.parishId;
    if (body.crossBreedId === 'otherDog') body.crossBreedId = world.otherDog;
    const made = await register(staff, world);
    const other: Permission =
      permission === 'WRITE_ANIMAL_NAME' ? 'WRITE_ANIMAL_PASSPORT' : 'WRITE_ANIMAL_NAME';
    const refused = await (
      await colleague([other])
    ).call('PUT', `/animals/${made.id}`, { version: 1, ...body });
    expect(refused.status).toBe(422);
    expect(faults(refused).sort()).toEqual(
      Object.keys(body)
        .map((name) => `${name} UNWRITABLE_FIELD`)
        .sort(),
    );
    const changed = await (
      await colleague([permission])
    ).call('PUT', `/animals/${made.id}`, { version: 1, ...body });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject(body);
  });

  it('veterinarians by their kind › may change what an examination shows', async () => {
    const vet = await colleague([], { type: 'VETERINARY' });
    const made = await register(staff, world);
    const changed = await vet.call('PUT', `/animals/${made.id}`, {
      version: 1,
      name: 'Tufão',
      color: 'castanho',
      passport: 'PT9',
    });
    expect(changed.status).toBe(200);
    expect(
      faults(
        await vet.call('PUT', `/animals/${made.id}`, {
          version: 2,
          breedId: world.otherDog,
          birthdate: '2024-01-01',
        }),
      ),
    ).toEqual(['breedId UNWRITABLE_FIELD', 'birthdate UNWRITABLE_FIELD']);
  });

  it('other entities › are refused, even where they may find the animal', async () => {
    const made = await register(staff, world);
    const other = await clinic(server);
    expect((await other.call('PUT', `/animals/${made.id}`, { version: 1, name: 'Meu' })).status).toBe(404);
  });

  it('of a new breed makes the category anew, and a cross of another group wrong', async () => {
    const made = await register(staff, world, { isCrossBreed: true, crossBreedId: world.otherDog });
    expect(
      faults(await chief.call('PUT', `/animals/${made.id}`, { version: 1, breedId: world.cat })),
    ).toEqual(['crossBreedId INVALID_CROSS_BREED']);
    const changed = await chief.call('PUT', `/animals/${made.id}`, {
      version: 1,
      breedId: world.cat,
      isCrossBreed: false,
    });
    expect(changed.body).toMatchObject({ breedCategory: 'I', crossBreedId: null, crossBreed: null });
  });

  it('of its number moves what the number means, and refuses one that is taken', async () => {
    const [made, other] = [await register(staff, world), await register(staff, world)];
    const number = newTransponder();
    expect((await chief.call('PUT', `/animals/${made.id}`, { version: 1, transponder: number })).status).toBe(
      200,
    );
    expect((await staff.call('GET', `/animals/${number}`)).body.id).toBe(made.id);
    expect((await staff.call('GET', `/animals/${made.transponder}`)).status).toBe(404);
    const taken = await chief.call('PUT', `/animals/${made.id}`, {
      version: 2,
      transponder: other.transponder,
    });
    expect(faults(taken)).toEqual(['transponder TRANSPONDER_ALREADY_REGISTERED']);
    const second = await chief.call('PUT', `/animals/${made.id}`, {
      version: 2,
      secondTransponder: other.transponder,
    });
    expect(faults(second)).toEqual(['secondTransponder DUPLICATE_SECOND_TRANSPONDER']);
  });

  it('a value that is known to be wrong › is corrected by a user who may register', async () => {
    const made = await register(staff, world);
    await set(made.id, sql`errors = '[{"property": "birthdate", "error": "INVALID_BIRTHDATE"}]'`);
    const registrar = await colleague(['READ_ANIMAL', 'REGISTER_ANIMAL']);
    expect((await registrar.call('GET', `/animals/${made.id}`)).body).toMatchObject({
      isDataValid: false,
      fields: { birthdate: 'edit', name: 'read' },
    });
    const changed = await registrar.call('PUT', `/animals/${made.id}`, {
      version: 1,
      birthdate: '2024-03-03',
    });
    expect(changed.body).toMatchObject({ birthdate: '2024-03-03', errors: [], isDataValid: true });
  });

  it.each<[string, ReturnType<typeof sql>, string]>([
    ['is external', sql`is_external = true`, 'ANIMAL_IS_EXTERNAL'],
    ['is locked', sql`is_locked = true`, 'ANIMAL_IS_LOCKED'],
    ['is dead', sql`status = 'DEAD'`, 'ANIMAL_IS_DEAD'],
    ['is lost', sql`status = 'LOST'`, 'ANIMAL_IS_LOST'],
    ['was found', sql`status = 'FOUND'`, 'ANIMAL_IS_FOUND'],
    [
      'has a wrong field that this user cannot mend',
      sql`errors = '[{"property": "orderNumber", "error": "INVALID_ORDER_NUMBER"}]'`,
      'ERROR_FLAGGED_FIELD_NOT_WRITABLE',
    ],
  ])('is refused while it %s, its photo too', async (_why, columns, code) => {
    const editor = await colleague(['READ_ANIMAL', 'WRITE_ANIMAL_NAME']);
    const made = await register(staff, world);
    await set(made.id, columns);
    expect((await editor.call('GET', `/animals/${made.id}`)).body.operations.EDIT).toEqual({
      allowed: false,
      reason: code,
    });
    expect(message(await editor.call('PUT', `/animals/${made.id}`, { version: 1, name: 'Novo' }))).toBe(
      `409 ${code}`,
    );
    expect(message(await editor.call('PUT', `/animals/${made.transponder}/photo`, { photo: null }))).toBe(
      `409 ${code}`,
    );
  });

  it('a pending change of owner › refuses it', async () => {
    const made = await register(staff, world);
    await server.db.query(
      sql`insert into animal_transfer (animal_id, origin, new_owner) values (${made.id}, 'COLEIRA', '{}')`,
    );
    // On an older version as well: comparing the versions would be in vain.
    for (const version of [1, 99])
      expect(message(await staff.call('PUT', `/animals/${made.id}`, { version, name: 'Novo' }))).toBe(
        '409 PENDING_TRANSFER',
      );
  });

  it('of a lost animal needs EDIT_ANIMAL_LOST, and of a TRACES owner’s REGISTER_OWNER_TRACES', async () => {
    const [lost, traded] = [await register(staff, world), await register(staff, world)];
    await set(lost.id, sql`status = 'LOST'`);
    expect(
      (
        await (
          await colleague(['WRITE_ANIMAL_NAME', 'EDIT_ANIMAL_LOST'])
        ).call('PUT', `/animals/${lost.id}`, { version: 1, name: 'Novo' })
      ).status,
    ).toBe(200);
    await server.db.query(sql`update owner set type = 'TRACES' where id = ${traded.ownerId}`);
    expect(message(await staff.call('PUT', `/animals/${traded.id}`, { version: 1, name: 'Novo' }))).toBe(
      '403 OWNER_IS_TRACES',
    );
    expect(
      (
        await (
          await colleague(['WRITE_ANIMAL_NAME', 'REGISTER_OWNER_TRACES'])
        ).call('PUT', `/animals/${traded.id}`, { version: 1, name: 'Novo' })
      ).status,
    ).toBe(200);
  });
});

describe('the death of an animal', () => {
  it('locks the record, and taking it back releases that lock and clears the date', async () => {
    const made = await register(staff, world);
    const dead = await staff.call('PUT', `/animals/${made.transponder}/mark-dead`, { deathTimestamp: today });
    expect(dead).toMatchObject({
      status: 200,
      body: { status: 'DEAD', deathDate: today, isLocked: true, version: 2 },
    });
    const { body } = await staff.call('GET', `/animals/${made.id}`);
    expect(body).toMatchObject({
      status: 'DEAD',
      lockReason: 'DEATH',
      operations: {
        PRINT_CERTIFICATE: { reason: 'ANIMAL_IS_LOCKED' },
        SET_NOT_DEAD: { reason: 'NO_PERMISSION' },
      },
    });
    expect((await staff.call('PUT', `/animals/${made.transponder}/revert-dead`, {})).status).toBe(403);
    const alive = await chief.call('PUT', `/animals/${made.transponder}/revert-dead`, {});
    expect(alive.body).toMatchObject({ status: 'NORMAL', deathDate: null, isLocked: false });
    expect(message(await chief.call('PUT', `/animals/${made.transponder}/revert-dead`, {}))).toBe(
      '409 ANIMAL_IS_NOT_DEAD',
    );
  });

  it('a day in the future or before birth › is refused', async () => {
    const made = await register(staff, world);
    const mark = (body: object) => staff.call('PUT', `/animals/${made.transponder}/mark-dead`, body);
    expect(faults(await mark({}))).toEqual(['deathTimestamp MISSING_DEATH_TIMESTAMP']);
    for (const [deathTimestamp, code] of [
      ['2999-01-01', 'INVALID_DEATH_TIMESTAMP'],
      ['1999-01-01', 'INVALID_DEATH_TIMESTAMP'],
      ['yesterday', 'INVALID_DATE'],
      ['2024-02-30', 'INVALID_DATE'],
    ]) {
      expect(faults(await mark({ deathTimestamp }))).toEqual([`deathTimestamp ${code}`]);
    }
    expect((await mark({ deathTimestamp: `${today}T00:30:00+00:00` })).body.deathDate).toBe(today);
  });

  it.each<[ReturnType<typeof sql>, string]>([
    [sql`status = 'LOST'`, 'ANIMAL_IS_LOST'],
    [sql`status = 'FOUND'`, 'ANIMAL_IS_FOUND'],
    [sql`status = 'DEAD'`, 'ANIMAL_IS_DEAD'],
    [sql`is_locked = true`, 'ANIMAL_IS_LOCKED'],
  ])('is refused where the state does not allow it', async (columns, code) => {
    const made = await register(staff, world);
    await set(made.id, columns);
    expect(
      message(await staff.call('PUT', `/animals/${made.transponder}/mark-dead`, { deathTimestamp: today })),
    ).toBe(`409 ${code}`);
  });

  it('undoing it › does not release a lock set by staff', async () => {
    const made = await register(staff, world);
    await set(made.id, sql`status = 'DEAD', is_locked = true, lock_reason = 'STAFF', death_date = ${today}`);
    expect((await chief.call('PUT', `/animals/${made.transponder}/revert-dead`, {})).body).toMatchObject({
      status: 'NORMAL',
      isLocked: true,
    });
  });
});

describe('the lock of a record', () => {
  it('while set › refuses certificate, delivery, death and change of owner, until it is released', async () => {
    const made = await register(staff, world);
    expect((await staff.call('PUT', `/animals/${made.id}/lock`, { isLocked: true })).status).toBe(403);
    expect((await chief.call('PUT', `/animals/${made.id}/lock`, { isLocked: true })).body).toMatchObject({
      isLocked: true,
    });
    const { operations } = (await staff.call('GET', `/animals/${made.id}`)).body;
    for (const name of ['PRINT_CERTIFICATE', 'SET_DEAD', 'CHANGE_OWNER', 'EDIT']) {
      expect([name, operations[name]]).toEqual([name, { allowed: false, reason: 'ANIMAL_IS_LOCKED' }]);
    }
    expect(message(await chief.call('PUT', `/animals/${made.id}/lock`, { isLocked: true }))).toBe(
      '409 ANIMAL_ALREADY_LOCKED',
    );
    await chief.call('PUT', `/animals/${made.transponder}/lock`, { isLocked: false });
    expect((await staff.call('GET', `/animals/${made.id}`)).body.operations.SET_DEAD.allowed).toBe(true);
    expect(faults(await chief.call('PUT', `/animals/${made.id}/lock`, {}))).toEqual([
      'isLocked MISSING_IS_LOCKED',
    ]);
  });
});

describe('the photo of an animal', () => {
  it('an upload › is cut square, 600 by 600 at most, as JPEG, and read back with the animal', async () => {
    const made = await register(staff, world);
    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#884422' } })
      .png()
      .toBuffer();
    const answer = await staff.call('PUT', `/animals/${made.transponder}/photo`, {
      photo: picture.toString('base64'),
    });
    expect(answer).toMatchObject({ status: 200, body: { version: 2 } });
    const { body } = await staff.call('GET', `/animals/${made.id}`);
    expect(await sharp(Buffer.from(body.photo, 'base64')).metadata()).toMatchObject({
      width: 600,
      height: 600,
      format: 'jpeg',
    });
    expect((await staff.call('GET', `/animals/${made.id}/photo`)).body.photo).toBe(body.photo);
    await staff.call('PUT', `/animals/${made.transponder}/photo`, { photo: null });
    expect((await staff.call('GET', `/animals/${made.id}`)).body).toMatchObject({
      photo: null,
      photoId: null,
    });
  });

  it('a registration › includes it, and a file that is no picture is refused', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const made = await register(staff, world, { photo: picture.toString('base64') });
    expect((await staff.call('GET', `/animals/${made.id}`)).body.photo).not.toBeNull();
    const wrong = await staff.call('PUT', `/animals/${made.transponder}/photo`, {
      photo: Buffer.from('%PDF-1.4').toString('base64'),
    });
    expect(wrong.status).toBe(422);
    expect(faults(wrong)[0]).toMatch(/^photo INVALID_/);
    expect(faults(await staff.call('PUT', `/animals/${made.transponder}/photo`, {}))).toEqual([
      'photo MISSING_PHOTO',
    ]);
  });
});
