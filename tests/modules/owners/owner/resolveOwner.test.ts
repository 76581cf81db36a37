import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../resources/kit/access.ts';
import { checkOwner, embeddedOwner, type OwnerInput } from '../../../../resources/owners/owner/embedded.ts';
import { runWrite } from '../../../../server/write/pipeline.ts';
import { readOwner, type Owner } from '../../../../server/modules/owners/owner/ownerRecord.ts';
import { findOwnerSerialised, resolveOwner } from '../../../../server/modules/owners/owner/resolveOwner.ts';
import { callerOf } from '../../../helpers/caller.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { newNif, person, smallMap } from './owners.ts';

let server: TestServer;
let writer: Person;
let plain: Person;
let parishId: number;

beforeAll(async () => {
  server = await testServer();
  ({ parishId } = await smallMap(server.db));
  writer = await server.person({
    permissions: ['READ_OWNER', 'WRITE_OWNER', 'WRITE_ANIMAL_CONTACTS', 'REGISTER_ANIMAL'],
  });
  plain = await server.person({ permissions: ['REGISTER_ANIMAL'] });
});
afterAll(() => server.close());

/** What a registration does with the owner in its form. */
async function resolve(
  who: Person,
  given: Record<string, unknown>,
): Promise<{ readonly owner: Owner; readonly kept: readonly string[] }> {
  const caller = await callerOf(server.db, who);
  const input = embeddedOwner.parse(given);
  expect(checkOwner(input, caller.actor)).toEqual([]);
  const { services } = server.app;
  let kept: readonly string[] = [];
  const answer = await runWrite(services, caller, null, async (write) => {
    const resolved = await resolveOwner(write, input, await findOwnerSerialised(write.tx, input));
    await resolved.save();
    ({ kept } = resolved);
    return { status: 200, body: await readOwner(write.tx, resolved.owner.id) };
  });
  return { owner: answer.body as Owner, kept };
}

describe('the owner inside a form', () => {
  it('errors › are placed under nested names', async () => {
    const { actor } = await callerOf(server.db, plain);
    const wrong = checkOwner(
      { type: 'SINGULAR', country: 'PT', isLocalResident: true, name: 'X' },
      actor as Actor,
      'owners[0].',
    );
    expect(wrong[0]).toEqual({ property: 'owners[0].vatNumber', error: 'MISSING_VAT_NUMBER' });
    expect(checkOwner({}, actor).map((error) => error.property)).toEqual([
      'owner.type',
      'owner.isLocalResident',
      'owner.name',
    ]);
    expect(embeddedOwner.safeParse({ isLocked: true } as OwnerInput).success).toBe(false);
  });

  it('an unknown number › creates one, which belongs to the entity of the form', async () => {
    const { owner } = await resolve(plain, person(parishId));
    const seen = await server.db.query(sql`select 1 from owner_entity where owner_id = ${owner.id}`);
    expect(seen).toHaveLength(1);
    const versions = await server.db.query(
      sql`select 1 from record_version where module = 'owner' and record_id = ${owner.id}`,
    );
    expect(versions).toHaveLength(1);
  });

  it('a number in any notation › finds it, and its identity stays', async () => {
    const vatNumber = newNif();
    const first = await resolve(writer, person(parishId, { vatNumber }));
    const again = await resolve(
      writer,
      person(parishId, {
        vatNumber: `PT ${vatNumber}`,
        name: 'Outra Pessoa',
        phone: '913 000 222',
        email: 'outra@example.test',
        changedContacts: ['phone'],
      }),
    );
    expect(again.kept).toEqual(['email', 'name']);
    expect(again.owner).toMatchObject({
      id: first.owner.id,
      name: 'Rosa Maria Antunes',
      phone: '+351912345678',
      email: 'rosa.antunes@example.test',
      waitingChanges: [{ contact: 'phone', value: '+351913000222' }],
      version: 2,
    });
  });

  it('without the permission to change owners › keeps its contacts', async () => {
    const vatNumber = newNif();
    await resolve(writer, person(parishId, { vatNumber }));
    const given = { vatNumber, email: 'thief@example.test', changedContacts: ['email'] };
    const again = await resolve(plain, person(parishId, given));
    expect(again.kept).toEqual(['email']);
    expect(again.owner).toMatchObject({ email: 'rosa.antunes@example.test', version: 1 });
  });

  it('a passport without a number › finds it', async () => {
    const abroad = {
      type: 'SINGULAR',
      isLocalResident: false,
      country: 'GB',
      name: 'James Whitaker',
      passport: 'GB998877',
      address: '14 Harbour Lane',
    };
    const first = await resolve(plain, abroad);
    expect(await resolve(plain, { ...abroad, passport: 'gb 998877' })).toMatchObject({
      owner: { id: first.owner.id, version: 1 },
    });
  });

  it('a locked one › is refused under its number', async () => {
    const vatNumber = newNif();
    const { owner } = await resolve(plain, person(parishId, { vatNumber }));
    await server.db.query(sql`update owner set is_locked = true where id = ${owner.id}`);
    await expect(resolve(plain, person(parishId, { vatNumber }))).rejects.toMatchObject({
      status: 409,
      code: 'OWNER_IS_LOCKED',
      errors: [{ property: 'owner.vatNumber', error: 'OWNER_IS_LOCKED' }],
    });
  });

  it('two forms with the same number at the same time › create one', async () => {
    const vatNumber = newNif();
    const made = await Promise.all(
      Array.from({ length: 8 }, () => resolve(plain, person(parishId, { vatNumber }))),
    );
    expect(new Set(made.map(({ owner }) => owner.id)).size).toBe(1);
  });
});
