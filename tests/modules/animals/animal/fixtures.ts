import sql from 'sql-template-tag';
import { getOne, type Db } from '../../../../server/db/db.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { person as ownerFields, smallMap } from '../../owners/owner/owners.ts';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';

let counter = 0;

/** An unused transponder: Portuguese prefix, possible number. */
export function newTransponder(prefix = '620'): string {
  counter += 1;
  // With two check digits: no number is a misreading of another, which the register would ask about.
  const body = prefix + String(981_000_000 + (process.pid % 100_000) * 1000 + counter).padStart(10, '0');
  return body + String(98 - ((Number(body) * 100) % 97)).padStart(2, '0');
}

/** What animals are made of: breeds, a map, veterinarians. */
export interface World {
  readonly dog: number;
  readonly otherDog: number;
  readonly dangerousDog: number;
  readonly cat: number;
  readonly lockedBreed: number;
  readonly dogGroup: number;
  readonly veterinaryId: number;
  readonly parishId: number;
  readonly otherParishId: number;
}

export async function makeWorld(db: Db): Promise<World> {
  const breed = async (
    name: string,
    parentId: number | null,
    groupType: string,
    more: { type?: string; undefinedGender?: boolean; licensing?: boolean; locked?: boolean } = {},
  ) =>
    (
      await getOne<{ id: number }>(
        db,
        sql`insert into breed (name, parent_id, group_type, type, can_have_undefined_gender, has_licensing, is_locked, search_text)
          values (${name}, ${parentId}, ${groupType}, ${more.type ?? null}, ${more.undefinedGender ?? false}, ${more.licensing ?? false},
            ${more.locked ?? false}, ${name.toLowerCase()}) returning id`,
      )
    ).id;
  const dogs = await breed('Cão', null, 'INTERMEDIATE_GROUP');
  const dogGroup = await breed('Grupo 8', dogs, 'FINAL_GROUP');
  const cats = await breed('Gato', null, 'INTERMEDIATE_GROUP');
  const catGroup = await breed('Grupo III', cats, 'FINAL_GROUP');
  const map = await smallMap(db);
  const veterinary = await getOne<{ id: number }>(
    db,
    sql`insert into veterinary (name, ballot_number) values ('Dra. Helena Prata', '4321') returning id`,
  );
  return {
    dogGroup,
    dog: await breed('Labrador Retriever', dogGroup, 'BREED', { type: 'A', licensing: true }),
    otherDog: await breed('Golden Retriever', dogGroup, 'BREED', { type: 'A', licensing: true }),
    dangerousDog: await breed('Rottweiler', dogGroup, 'BREED', { type: 'G', licensing: true }),
    cat: await breed('Europeu Comum', catGroup, 'BREED', { type: 'I', undefinedGender: true }),
    lockedBreed: await breed('Lobo Ibérico', dogGroup, 'BREED', { type: 'A', locked: true }),
    veterinaryId: veterinary.id,
    ...map,
  };
}

/** A registration as the form sends it. */
export const registration = (world: World, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  transponder: newTransponder(),
  name: 'Farrusco',
  gender: 'MALE',
  breedId: world.dog,
  color: 'preto',
  birthdate: new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10),
  veterinaryId: world.veterinaryId,
  owner: ownerFields(world.parishId),
  ...more,
});

/** The permissions of a user who registers animals. */
export const CLINIC: readonly Permission[] = [
  'READ_ANIMAL',
  'REGISTER_ANIMAL',
  'WRITE_ANIMAL_NAME',
  'WRITE_ANIMAL_CONTACTS',
  'WRITE_ANIMAL_CHARS_GROUP_1',
  'WRITE_ANIMAL_PASSPORT',
  'WRITE_ANIMAL_DEAD',
  'REQUEST_ANIMAL_TRANSFER',
  'REQUEST_BULK_ANIMAL_TRANSFER',
  'READ_VERSIONS',
  'READ_OWNER',
  'WRITE_OWNER',
];

/** Staff of a clinic that pays for its registrations. */
export const clinic = (server: TestServer, more: Parameters<TestServer['person']>[0] = {}): Promise<Person> =>
  server.person({
    permissions: CLINIC,
    profile: { name: 'Clínica', isBillable: true },
    credits: 1000,
    ...more,
  });

/** Registers an animal, or fails the test with what was answered. */
export async function register(
  who: Person,
  world: World,
  more: Record<string, unknown> = {},
): Promise<TestAnswer['body']> {
  const body = registration(world, more);
  let answer = await who.call('POST', '/animals/', body);
  // Confirms that it is another animal, as a person does.
  const alike: readonly { transponder: string }[] | undefined = answer.body.data?.alike;
  if (alike)
    answer = await who.call('POST', '/animals/', {
      ...body,
      anotherThan: alike.map(({ transponder }) => transponder),
    });
  if (answer.status !== 200)
    throw new Error(`registration answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The refused fields of an answer, as `property CODE`. */
export const faults = (answer: TestAnswer): string[] =>
  (answer.body.errors ?? []).map(
    (one: { property: string; error: string }) => `${one.property} ${one.error}`,
  );
