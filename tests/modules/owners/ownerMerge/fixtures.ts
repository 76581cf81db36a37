import type { Permission } from '../../../../resources/kit/permissions.ts';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person } from '../owner/owners.ts';

const STAFF: readonly Permission[] = [
  ...CLINIC,
  'READ_OWNER_MERGE',
  'LOCK_OWNER',
  'WRITE_ANIMAL_PROTECTED_FIELDS',
  'WRITE_OWNER_TRAINING',
  'MANAGE_ANIMAL_TRANSFER',
  'MANAGE_OWNER_UPDATE_DATA',
  'UPLOAD_DOCUMENTS',
];

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString('base64');

/** An owner with an animal, as staff registered both. */
export interface OwnerWithAnimal {
  readonly id: number;
  readonly vatNumber: string;
  readonly animalId: number;
  readonly transponder: string;
}

/** Staff of the operator, a clinic, and what owners and animals are made of. */
export interface MergeWorld {
  readonly world: World;
  readonly staff: Person;
  readonly clinician: Person;
  /** Registers an owner with one animal. */
  owner(more?: Record<string, unknown>, who?: Person): Promise<OwnerWithAnimal>;
  /** Asks for a merge; `more` is sent with it. */
  ask(survivorId: number, absorbedId: number, more?: object, who?: Person): Promise<TestAnswer>;
  decide(id: number, more?: object): Promise<TestAnswer>;
  /** Asks for a merge and accepts it; answers the request's id. */
  merge(survivorId: number, absorbedId: number, more?: object): Promise<number>;
  revert(id: number, body?: object): Promise<TestAnswer>;
  readOwner(id: number): Promise<TestAnswer['body']>;
  ownerIdOf(animalId: number): Promise<number>;
}

/** @param given the breeds and places of the server, where it has them already */
export async function makeMergeWorld(server: TestServer, given?: World): Promise<MergeWorld> {
  const world = given ?? (await makeWorld(server.db));
  const staff = await clinic(server, { permissions: STAFF, profile: { name: 'operator' } });
  const clinician = await clinic(server);
  const ask: MergeWorld['ask'] = (survivorId, absorbedId, more = {}, who = staff) =>
    who.call('POST', '/owner-merges/', { survivorId, absorbedId, grounds: 'Mesma pessoa', ...more });
  const decide: MergeWorld['decide'] = (id, more = {}) =>
    staff.call('PUT', `/owner-merges/${id}/decision`, { validation: 'ACCEPTED', ...more });
  return {
    world,
    staff,
    clinician,
    ask,
    decide,
    async owner(more = {}, who = staff) {
      const vatNumber = newNif();
      const made = await register(who, world, { owner: person(world.parishId, { vatNumber, ...more }) });
      return { id: made.ownerId, vatNumber, animalId: made.id, transponder: made.transponder };
    },
    async merge(survivorId, absorbedId, more) {
      const asked = await ask(survivorId, absorbedId, more);
      const decided = await decide(asked.body.id);
      if (decided.status !== 200) throw new Error(JSON.stringify([asked.body, decided.body]));
      return asked.body.id;
    },
    revert: (id, body = { revertReason: 'Eram duas pessoas' }) =>
      staff.call('PUT', `/owner-merges/${id}/revert`, body),
    readOwner: async (id) => (await staff.call('GET', `/owners/${id}`)).body,
    ownerIdOf: async (animalId) => (await staff.call('GET', `/animals/${animalId}`)).body.owner.id,
  };
}
