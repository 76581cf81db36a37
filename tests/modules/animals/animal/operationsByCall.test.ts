import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserType } from '../../../../resources/kit/access.ts';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { getOne } from '../../../../server/db/db.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { report } from '../../lostFound/lostAnimal/reports.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { ownerPerson } from '../../account/ownerAccount/fixtures.ts';
import { clinic, makeWorld, register, type World } from './fixtures.ts';
import { COMBINATIONS, errorsOf, isAllowed, KEYS, type Combination, type Kind } from './operationsTable.ts';

/** What is asked of the server: sterilisation and faults, on which one operation depends, where nothing else is against it. */
const ASKED = COMBINATIONS.filter(
  ({ isLocked, isExternal, hasPendingOwnerTransfer, isSterilized, isInvalid }) =>
    (!isSterilized && !isInvalid) || (!isLocked && !isExternal && !hasPendingOwnerTransfer),
);

/** What refuses the body of a call that the state of the record allows. */
const FAULTS = ['STALE_VERSION', 'TRANSFER_OWNER_SAME_AS_CURRENT'];

describe('the server', () => {
  let server: TestServer;
  let world: World;
  let staff: Person;
  /** Users by what they are, all of the entity that registered the animals. */
  const users: { readonly what: string; readonly kind: Kind; readonly person: Person }[] = [];
  const animals = new Map<Combination, { readonly id: number; readonly transponder: string }>();
  let ownerId: number;
  let vatNumber: string;

  const setUp = async (state: Combination): Promise<void> => {
    const { id, transponder, ownerId: registered } = await register(staff, world);
    ownerId ??= registered;
    await server.db.query(sql`update animal set status = ${state.status}, is_locked = ${state.isLocked},
      is_external = ${state.isExternal}, is_sterilized = ${state.isSterilized}, owner_id = ${ownerId},
      errors = ${JSON.stringify(errorsOf(state))}::jsonb where id = ${id}`);
    if (state.hasPendingOwnerTransfer)
      await server.db.query(
        sql`insert into animal_transfer (animal_id, origin, new_owner) values (${id}, 'COLEIRA', '{}')`,
      );
    animals.set(state, { id, transponder });
  };

  beforeAll(async () => {
    server = await testServer();
    world = await makeWorld(server.db);
    staff = await clinic(server);
    const [{ entityId } = { entityId: 0 }] = await server.db.query<{ entityId: number }>(
      sql`select entity_id from app_user where id = ${staff.id}`,
    );
    for (const state of ASKED) await setUp(state);
    vatNumber = (
      await getOne<{ vatNumber: string }>(server.db, sql`select vat_number from owner where id = ${ownerId}`)
    ).vatNumber;
    const make = async (what: string, type: UserType, permissions: readonly Permission[]) =>
      users.push({
        what,
        kind: { type, isOwner: false, permissions },
        person: await server.person({ type, permissions, entityId }),
      });
    await make('staff with every permission', 'NORMAL', PERMISSIONS);
    await make('staff who read', 'NORMAL', ['READ_ANIMAL']);
    await make('a veterinarian with every permission', 'VETERINARY', PERMISSIONS);
    // Flagged fields are mended with it.
    await make('a veterinarian by type', 'VETERINARY', ['REGISTER_ANIMAL']);
    users.push({
      what: 'the owner',
      kind: { type: 'NORMAL', isOwner: true, permissions: [] },
      person: await ownerPerson(server, ownerId),
    });
  });
  afterAll(() => server.close());

  it('each record › says what each kind of user may do', async () => {
    for (const [state, { id }] of animals)
      for (const { what, kind, person } of users) {
        const { body } = await person.call('GET', `/animals/${id}`);
        const answered = KEYS.filter((key) => body.operations[key].allowed);
        expect(answered, `${what} ${JSON.stringify(state)}`).toEqual(
          KEYS.filter((key) => isAllowed(key, state, kind)),
        );
      }
  });

  /**
   * The call behind an operation. Where it is allowed, it fails by what is sent; where it is not, by the state alone,
   * which a report is compared with only once its fields are right.
   */
  const calls = (id: number, transponder: string, allows: (key: string) => boolean) =>
    ({
      SET_LOST: [
        'POST',
        '/lost-animals/',
        report({ transponder, ...(allows('SET_LOST') && { gender: 'OTHER' }) }),
      ],
      SET_DEAD: ['PUT', `/animals/${transponder}/mark-dead`, {}],
      SET_NOT_DEAD: ['PUT', `/animals/${transponder}/revert-dead`, { version: 99 }],
      CHANGE_OWNER: [
        'POST',
        `/animal-transfers/${transponder}`,
        { documents: [declaration], newOwner: ownerFields(world.parishId, { vatNumber }) },
      ],
      REGISTER_LICENSING: [
        'POST',
        '/animal-licenses/',
        { transponder, licenseDate: allows('REGISTER_LICENSING') ? null : '2024-03-01' },
      ],
      REGISTER_INTERVENTION: [
        'POST',
        '/health-interventions/',
        { transponder, typeId: 4, executionDate: '1999-01-01' },
      ],
      SET_STERILIZATION: [
        'POST',
        '/health-interventions/sterilization/',
        {
          transponder,
          executionDate: '1999-01-01',
          sterilizationType: 'PRIVATE',
        },
      ],
      REGISTER_AGGRESSION: [
        'POST',
        '/aggressions/',
        {
          transponder,
          aggressionDate: allows('REGISTER_AGGRESSION') ? null : '2024-03-01',
          aggressionType: 'PERSON',
          aggressionSubType: 'PUBLIC_PLACE_INJURY',
          animalFate: 'DEVOLUTION',
        },
      ],
      EDIT: ['PUT', `/animals/${id}`, { version: 1, name: '' }],
      SET_PHOTO: ['PUT', `/animals/${transponder}/photo`, { version: 99, photo: null }],
      LOCK: ['PUT', `/animals/${id}/lock`, { isLocked: true, version: 99 }],
      UNLOCK: ['PUT', `/animals/${id}/lock`, { isLocked: false, version: 99 }],
    }) as const;

  it('what a record does not allow › is refused by the call itself, with the reason in the record', async () => {
    for (const [state, { id, transponder }] of animals) {
      for (const { what, kind, person } of users) {
        if (kind.isOwner) continue;
        const { operations } = (await person.call('GET', `/animals/${id}`)).body;
        for (const [key, [method, path, body]] of Object.entries(
          calls(id, transponder, (name) => operations[name].allowed),
        )) {
          const sent =
            ['SET_STERILIZATION', 'REGISTER_INTERVENTION'].includes(key) && kind.type === 'NORMAL'
              ? { ...body, veterinaryId: world.veterinaryId }
              : body;
          const answer = await person.call(method, path, sent);
          const asked = `${key} by ${what} ${JSON.stringify(state)}: ${answer.status} ${answer.body?.data?.message}`;
          const { reason } = operations[key];
          if (reason === undefined) {
            expect([409, 422], asked).toContain(answer.status);
            if (answer.status === 409) expect(FAULTS, asked).toContain(answer.body.data.message);
          } else if (kind.permissions === PERMISSIONS || answer.status !== 403) {
            expect(answer.status, asked).toBe(409);
            expect(answer.body.data.message, asked).toBe(reason);
          }
        }
      }
    }
  });
});
