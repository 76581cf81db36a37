import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { LOST, send } from '../../lostFound/lostAnimal/reports.ts';
import { findMailsTo } from '../../requests/animalTransfer/transfers.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { clinic, faults, makeWorld, register, type World } from './fixtures.ts';

let server: TestServer;
let world: World;
let first: Person;
let vet: Person;
/** Of an entity that finds animals, and has no veterinarian. */
let finder: Person;
let passerby: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  first = await clinic(server);
  vet = await server.person({ type: 'VETERINARY' });
  finder = await server.person({ permissions: ['READ_ANIMAL', ...LOST] });
  passerby = await server.person({ permissions: ['READ_ANIMAL', ...LOST] });
});
afterAll(() => server.close());

let counter = 0;
const registered = (): Promise<{ id: number; transponder: string; email: string }> => {
  counter += 1;
  const email = `dona${counter}@example.test`;
  return register(first, world, {
    owner: ownerFields(world.parishId, { email, phone2: '213 456 789' }),
  }).then(({ id, transponder }) => ({ id, transponder, email }));
};
const REASON = 'Atropelado, está connosco e precisa de ser operado';
const readPhone = (who: Person, transponder: string, reason: string | null = REASON) =>
  who.call('POST', `/animals/${transponder}/owner-phone`, { reason });

describe('the phone of the owner of an animal that others registered', () => {
  it('a veterinarian with a reason › reads it; the owner gets a mail, and finds the reason in the account', async () => {
    const { id, transponder, email } = await registered();
    expect((await vet.call('GET', `/animals/${transponder}`)).body.operations.READ_OWNER_PHONE).toEqual({
      allowed: true,
    });
    const read = await readPhone(vet, transponder);
    expect(read).toMatchObject({ status: 200, body: { phone: '+351912345678, +351213456789' } });
    expect(Object.keys(read.body).sort()).toEqual(['id', 'phone', 'version']);
    const mails = await findMailsTo(server.db, email);
    expect(mails.at(-1)!.subject).toBe('Farrusco: o seu telefone foi consultado');
    const rows = await server.db.query(
      sql`select details from audit_log where action = 'READ_PHONE' and object_type = 'animal' and object_id = ${String(id)}`,
    );
    expect(rows).toMatchObject([{ details: { reason: REASON } }]);
    // What one account reads is no version of the animal, and opens nothing further.
    const { body } = await vet.call('GET', `/animals/${transponder}`);
    expect(body).toMatchObject({ version: 1, isInScope: false });
    expect(body.owner).not.toHaveProperty('phone');
  });

  it('no reason › is refused without a mail', async () => {
    const { transponder, email } = await registered();
    const before = (await findMailsTo(server.db, email)).length;
    for (const reason of [null, '', '   '])
      expect(faults(await readPhone(vet, transponder, reason))).toEqual(['reason MISSING_REASON']);
    expect(await findMailsTo(server.db, email)).toHaveLength(before);
  });

  it('an owner without a phone › is refused with that reason', async () => {
    const made = await register(first, world);
    await server.db.query(
      sql`update owner set phone = null, phone2 = null, phone3 = null where id = ${made.ownerId}`,
    );
    const read = await readPhone(vet, made.transponder);
    expect([read.status, read.body.data.message]).toEqual([409, 'OWNER_HAS_NO_PHONE']);
  });

  it('other staff › read it only while the report by which their entity has found the animal is open', async () => {
    const { transponder } = await registered();
    expect((await readPhone(finder, transponder)).status).toBe(403);
    const found = await send(finder, { status: 'FOUND', transponder, foundAnimalSituation: 'STREET' });
    expect(found.status).toBe(200);
    const state = async (who: Person) =>
      (await who.call('GET', `/animals/${transponder}`)).body.operations.READ_OWNER_PHONE;
    expect(await state(finder)).toEqual({ allowed: true });
    expect((await readPhone(finder, transponder)).status).toBe(200);
    expect(await state(passerby)).toEqual({ allowed: false, reason: 'NO_PERMISSION' });
    expect((await readPhone(passerby, transponder)).status).toBe(403);
    const closed = await finder.call('PUT', `/lost-animals/${transponder}/update-status`, {
      status: 'DELIVERED_TO_OWNER',
    });
    expect(closed.status).toBe(200);
    expect((await readPhone(finder, transponder)).status).toBe(403);
  });
});
