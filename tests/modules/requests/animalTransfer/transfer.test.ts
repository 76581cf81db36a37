import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { clinic, faults, register, type World } from '../../animals/animal/fixtures.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { findMailsTo, message, transferBody, transferServer } from './transfers.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

const ask = (more: Record<string, unknown> = {}) => transferBody(world, more);

const request = (who: Person, transponder: string, more: Record<string, unknown> = {}) =>
  who.call('POST', `/animal-transfers/${transponder}`, ask(more));

beforeAll(async () => {
  ({ server, world, staff, operator } = await transferServer());
});
afterAll(() => server.close());

const mailsTo = (address: string) => findMailsTo(server.db, address);

describe('a request for a change of owner', () => {
  it('with documents › is opened, and the operator and both owners are notified', async () => {
    const made = await register(staff, world, {
      owner: ownerFields(world.parishId, { email: 'de@example.test' }),
    });
    const opened = await request(staff, made.transponder, {
      newOwner: ownerFields(world.parishId, { name: 'Ana Reis', email: 'para@example.test' }),
      newAnimalName: 'Sortudo',
    });
    expect(opened).toMatchObject({
      status: 200,
      body: { transponder: made.transponder, validationStatus: 'WAITING_VALIDATION', closed: false },
    });
    expect((await staff.call('GET', `/animals/${made.id}`)).body).toMatchObject({
      hasPendingOwnerTransfer: true,
      pendingOwnerTransferId: opened.body.id,
      owner: { name: 'Rosa Maria Antunes' },
    });
    expect(
      await server.db.query(
        sql`select 1 from notification where user_id = ${operator.id} and type = 'ANIMAL_TRANSFER_REQUESTED' and object_id = ${String(opened.body.id)}`,
      ),
    ).toHaveLength(1);
    expect((await mailsTo('de@example.test')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Farrusco'),
    ]);
    expect(await mailsTo('para@example.test')).toHaveLength(1);
    const { body } = await operator.call('GET', `/animal-transfers/${opened.body.id}`);
    expect(body).toMatchObject({
      origin: 'COLEIRA',
      newAnimalName: 'Sortudo',
      labels: [],
      publicRequest: null,
      creationUser: { id: staff.id },
      animal: { transponder: made.transponder, name: 'Farrusco', breed: { name: 'Labrador Retriever' } },
      currentOwner: { isRestricted: false, name: 'Rosa Maria Antunes' },
      newOwner: { id: null, name: 'Ana Reis' },
      documents: [{ filename: 'declaração.pdf', type: 'application/pdf' }],
      operations: { DECIDE: { allowed: true }, CANCEL: { allowed: false, reason: 'TRANSFER_NOT_OWN' } },
    });
    const byOrigin = async (origin: string): Promise<number> =>
      (await operator.call('GET', `/animal-transfers/search?ids=${opened.body.id}&origin=${origin}`)).body
        .totalItems;
    expect(await byOrigin('PRODUCT')).toBe(1);
    expect(await byOrigin('PUBLIC')).toBe(0);
    const paper = await operator.call(
      'GET',
      `/animal-transfers/${opened.body.id}/documents/${body.documents[0].id}`,
    );
    expect(paper.body.contents).toBe(declaration.contents);
  });

  it('with the new owner’s fields beside the others › is opened too', async () => {
    const made = await register(staff, world);
    const { newOwner, ...rest } = ask() as { newOwner: object };
    expect(
      (await staff.call('POST', `/animal-transfers/${made.transponder}`, { ...rest, ...newOwner })).status,
    ).toBe(200);
    const other = await register(staff, world);
    expect(
      faults(
        await staff.call('POST', `/animal-transfers/${other.transponder}`, {
          ...rest,
          type: 'SINGULAR',
          country: 'PT',
          isLocalResident: true,
        }),
      ),
    ).toContain('name MISSING_NAME');
  });

  it('with the new owner both as a whole and in single fields › is refused', async () => {
    const made = await register(staff, world);
    expect(faults(await request(staff, made.transponder, { vatNumber: '123456789' }))).toEqual([
      'newOwner INVALID_NEW_OWNER',
    ]);
  });

  it('without one to ten documents that are images or PDF › is refused', async () => {
    const made = await register(staff, world);
    expect(faults(await request(staff, made.transponder, { documents: [] }))).toEqual([
      'documents MISSING_DOCUMENTS',
    ]);
    expect(
      faults(
        await request(staff, made.transponder, { documents: Array.from({ length: 11 }, () => declaration) }),
      ),
    ).toEqual(['documents TOO_MANY_FILES']);
    const wrong = { ...declaration, contents: Buffer.from('hello there').toString('base64') };
    expect(faults(await request(staff, made.transponder, { documents: [declaration, wrong] }))).toEqual([
      'documents[1] INVALID_FILE_TYPE',
    ]);
  });

  it('with wrong values for the new owner or the animal’s new place › is refused under each field', async () => {
    const made = await register(staff, world);
    const answer = await request(staff, made.transponder, {
      newOwner: ownerFields(world.parishId, { name: '', vatNumber: '123456780' }),
      useOwnerAddress: false,
    });
    expect(faults(answer).sort()).toEqual([
      'animalAddress MISSING_ADDRESS',
      'animalPostalCode MISSING_POSTAL_CODE',
      'newOwner.name MISSING_NAME',
      'newOwner.vatNumber INVALID_VAT_NUMBER',
    ]);
  });

  it('with a place for the animal that is not on the map › is refused under its fields', async () => {
    const made = await register(staff, world);
    const elsewhere = { useOwnerAddress: false, animalAddress: 'Largo 2', animalParishId: world.parishId };
    expect(
      faults(await request(staff, made.transponder, { ...elsewhere, animalPostalCode: '9999-999' })),
    ).toEqual(['animalPostalCode INVALID_POSTAL_CODE']);
    const unknown = { ...elsewhere, animalPostalCode: '1000-123', animalParishId: 987_654 };
    expect(faults(await request(staff, made.transponder, unknown))).toEqual([
      'animalParishId INVALID_PARISH',
    ]);
  });

  it('with an address for an animal that is to live with its owner › is refused, not dropped', async () => {
    const made = await register(staff, world);
    const place = { animalPostalCode: '1000-123', animalAddress: 'Largo 2', animalParishId: world.parishId };
    for (const useOwnerAddress of [true, undefined])
      expect(faults(await request(staff, made.transponder, { ...place, useOwnerAddress })).sort()).toEqual([
        'animalAddress UNWRITABLE_FIELD',
        'animalParishId UNWRITABLE_FIELD',
        'animalPostalCode UNWRITABLE_FIELD',
      ]);
  });

  it('to the present owner or a locked one › is refused', async () => {
    const owner = ownerFields(world.parishId);
    const made = await register(staff, world, { owner });
    const same = await request(staff, made.transponder, { newOwner: owner });
    expect(message(same)).toBe('409 TRANSFER_OWNER_SAME_AS_CURRENT');
    expect(faults(same)).toEqual(['newOwner.vatNumber TRANSFER_OWNER_SAME_AS_CURRENT']);
    const locked = ownerFields(world.parishId);
    const other = await register(staff, world, { owner: locked });
    await server.db.query(sql`update owner set is_locked = true where id = ${other.ownerId}`);
    const refused = await request(staff, made.transponder, { newOwner: locked });
    expect(message(refused)).toBe('409 OWNER_IS_LOCKED');
    expect(faults(refused)).toEqual(['newOwner.vatNumber OWNER_IS_LOCKED']);
  });

  it('while another is pending › is refused with the number of that one', async () => {
    const made = await register(staff, world);
    const first = await request(staff, made.transponder);
    const second = await request(staff, made.transponder);
    expect(message(second)).toBe('409 PENDING_TRANSFER');
    expect(second.body.data.id).toBe(first.body.id);
  });

  it.each<[ReturnType<typeof sql>, string]>([
    [sql`status = 'LOST'`, 'ANIMAL_IS_LOST'],
    [sql`status = 'FOUND'`, 'ANIMAL_IS_FOUND'],
    [sql`status = 'DEAD'`, 'ANIMAL_IS_DEAD'],
    [sql`is_locked = true`, 'ANIMAL_IS_LOCKED'],
    [sql`is_external = true`, 'ANIMAL_IS_EXTERNAL'],
  ])('is refused where the animal’s state does not allow it', async (columns, code) => {
    const made = await register(staff, world);
    await server.db.query(sql`update animal set ${columns} where id = ${made.id}`);
    expect(message(await request(staff, made.transponder))).toBe(`409 ${code}`);
  });

  it('from a clinic that treats the animal, or from a veterinarian › is opened', async () => {
    const [made, other] = [await register(staff, world), await register(staff, world)];
    const elsewhere = await clinic(server);
    const opened = await request(elsewhere, made.transponder);
    expect(opened.status).toBe(200);
    expect(
      (await elsewhere.call('GET', `/animal-transfers/${opened.body.id}`)).body.currentOwner,
    ).toMatchObject({ isRestricted: true });
    expect((await request(await server.person({ type: 'VETERINARY' }), other.transponder)).status).toBe(200);
    expect(
      (await request(await server.person({ permissions: ['READ_ANIMAL'] }), made.transponder)).status,
    ).toBe(403);
  });

  it('with an outcome for a lost process › is refused', async () => {
    const made = await register(staff, world);
    expect(faults(await request(staff, made.transponder, { lostAnimalStatus: 'TRANSFERRED' }))).toEqual([
      'lostAnimalStatus INVALID_LOST_ANIMAL_STATUS',
    ]);
  });

  it('for several animals › opens one request each, or none', async () => {
    const [a, b, c] = [
      await register(staff, world, { name: 'Um' }),
      await register(staff, world, { name: 'Dois' }),
      await register(staff, world),
    ];
    await server.db.query(sql`update animal set is_locked = true where id = ${c.id}`);
    const refused = await staff.call('POST', '/animal-transfers/bulk', ask({ animalIds: [a.id, c.id] }));
    expect(message(refused)).toBe('409 ANIMAL_IS_LOCKED');
    expect(faults(refused)).toEqual(['animalIds[1] ANIMAL_IS_LOCKED']);
    expect((await staff.call('GET', `/animals/${a.id}`)).body.hasPendingOwnerTransfer).toBe(false);
    const opened = await staff.call('POST', '/animal-transfers/bulk', ask({ animalIds: [b.id, a.id] }));
    expect(opened.body.map((one: { name: string }) => one.name)).toEqual(['Um', 'Dois']);
    const unknown = await staff.call('POST', '/animal-transfers/bulk', ask({ animalIds: [99_999_999] }));
    expect(message(unknown)).toBe('404 NOT_FOUND');
    expect(faults(await staff.call('POST', '/animal-transfers/bulk', ask()))).toEqual([
      'animalIds MISSING_ANIMAL_IDS',
    ]);
  });
});
