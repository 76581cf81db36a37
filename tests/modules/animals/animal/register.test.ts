import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { CLINIC, clinic, faults, newTransponder, register, registration } from './fixtures.ts';
import { server, world, staff, balanceOf, startRegistrations } from './registerWorld.ts';

startRegistrations();

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

  it('no entity, by a user who may choose it › is asked for; left out, it is the user’s own', async () => {
    const chief = await clinic(server, { permissions: [...CLINIC, 'WRITE_ANIMAL_PROTECTED_FIELDS'] });
    const none = await chief.call('POST', '/animals/', registration(world, { entityId: null }));
    expect([none.status, faults(none)]).toEqual([422, ['entityId MISSING_ENTITY']]);
    const given = await chief.call('POST', '/animals/', registration(world));
    const { entity } = (await chief.call('GET', '/auth/session')).body.actor;
    expect(given.body.entity).toMatchObject({ id: entity.id });
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
      faults(await staff.call('POST', '/animals/', registration(world, { lopName: 'X de Vale' }))),
    ).toEqual(['lopNumber MISSING_LOP_NUMBER']);
    expect(
      await register(staff, world, { hasPedigree: false, lopNumber: 'LOP 1', lopName: 'X' }),
    ).toMatchObject({ lopNumber: null, lopName: null, hasPedigree: false });
  });

  it('wants an address of the animal’s own when it does not live with its owner', async () => {
    const answer = await staff.call('POST', '/animals/', registration(world, { useOwnerAddress: false }));
    expect(faults(answer)).toEqual(['postalCode MISSING_POSTAL_CODE', 'address MISSING_ADDRESS']);
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
});

describe('the first version of a registration', () => {
  it('its content › is the animal as a list reads it, though it was not read again', async () => {
    const { id } = await register(staff, world);
    const [row] = (await staff.call('GET', `/animals/search?ids=${id}`)).body.content;
    const [first] = (await staff.call('GET', `/animals/${id}/versions`)).body;
    expect(first).toMatchObject(row);
  });

  it('that of its new owner › is the owner as a list reads it', async () => {
    const { ownerId } = await register(staff, world);
    const [row] = (await staff.call('GET', `/owners/search?ids=${ownerId}`)).body.content;
    const [first] = (await staff.call('GET', `/owners/${ownerId}/versions`)).body;
    expect(first).toMatchObject(row);
    expect(row).toMatchObject({ county: expect.any(String), district: expect.any(String), isLocked: false });
  });
});
