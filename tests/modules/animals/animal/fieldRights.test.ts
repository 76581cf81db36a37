import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { FIELD_WRITERS } from '../../../../resources/animals/animal/rules.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import type { Person } from '../../../helpers/server.ts';
import { entityOf } from '../healthIntervention/interventions.ts';
import { clinic, newTransponder, register, registration } from './fixtures.ts';
import { server, world, staff, startRegistrations } from './registerWorld.ts';

startRegistrations();

/** Which permission lets which fields of a registered animal be changed: the table of the register's law. */
const CHANGED_WITH: Partial<Record<Permission, readonly string[]>> = {
  WRITE_ANIMAL_PROTECTED_FIELDS: [
    'transponder',
    'secondTransponder',
    'registrationDate',
    'orderNumber',
    'veterinaryId',
    'entityId',
  ],
  WRITE_ANIMAL_BIRTHDATE: ['birthdate'],
  WRITE_ANIMAL_CONTACTS: ['useOwnerAddress', 'postalCode', 'locality', 'parishId', 'address'],
  WRITE_ANIMAL_NAME: ['name'],
  WRITE_ANIMAL_CHARS_GROUP_1: ['gender', 'color', 'observations', 'healthReport', 'lopNumber', 'lopName'],
  WRITE_ANIMAL_CHARS_GROUP_2: ['breedId', 'isCrossBreed', 'crossBreedId'],
  WRITE_ANIMAL_PASSPORT: ['passport'],
  REGISTER_ANIMAL: [],
};

/** What a veterinarian may change by type alone. */
const BY_VETERINARIANS = [
  'WRITE_ANIMAL_CONTACTS',
  'WRITE_ANIMAL_NAME',
  'WRITE_ANIMAL_CHARS_GROUP_1',
  'WRITE_ANIMAL_PASSPORT',
]
  .flatMap((permission) => CHANGED_WITH[permission as Permission]!)
  .sort();

/** Fields that a registration takes only from a holder of WRITE_ANIMAL_PROTECTED_FIELDS. */
const PROTECTED_WHEN_REGISTERING = ['entityId', 'orderNumber', 'registrationDate', 'secondTransponder'];

const FIELDS = Object.keys(FIELD_WRITERS).sort();
const others = (fields: readonly string[]) => FIELDS.filter((name) => !fields.includes(name)).sort();
const sorted = (fields: readonly string[]) => [...fields].sort();

/** Another value of each field, as a body has it. */
const changes = (): Record<string, unknown> => ({
  transponder: newTransponder(),
  secondTransponder: newTransponder(),
  name: 'Outra',
  gender: 'FEMALE',
  breedId: world.otherDog,
  isCrossBreed: true,
  crossBreedId: world.dangerousDog,
  color: 'azul',
  birthdate: '2024-05-05',
  passport: 'PT-77',
  healthReport: 'BS-77',
  observations: 'Ouve mal.',
  orderNumber: '77',
  lopNumber: 'LOP 77',
  lopName: 'Farrusco de Vale',
  registrationDate: '2024-06-06',
  veterinaryId: 999_999,
  entityId: 999_999,
  useOwnerAddress: false,
  postalCode: '1000-123',
  locality: 'Lisboa',
  parishId: world.parishId,
  address: 'Rua do Grilo, 1',
});

const unwritable = (answer: { body: { errors?: { property: string; error: string }[] } }): string[] =>
  (answer.body.errors ?? [])
    .flatMap(({ property, error }) => (error === 'UNWRITABLE_FIELD' ? [property] : []))
    .sort();

async function colleague(permissions: readonly Permission[], type: 'NORMAL' | 'VETERINARY' = 'NORMAL') {
  const entityId = await entityOf(server, staff);
  return server.person({
    permissions: ['READ_ANIMAL', 'SEE_ORDER_NUMBER', 'READ_OWNER', ...permissions],
    type,
    entityId,
  });
}

/** The fields that a change refuses, asked for in two halves: an answer lists at most 20 faults. */
async function refusedFields(user: Person, id: number): Promise<string[]> {
  const given = Object.entries(changes());
  const half = Math.ceil(given.length / 2);
  const refused: string[] = [];
  for (const part of [given.slice(0, half), given.slice(half)]) {
    const answer = await user.call('PUT', `/animals/${id}`, { version: 1, ...Object.fromEntries(part) });
    refused.push(...unwritable(answer));
  }
  return refused.sort();
}

describe('each field of an animal, by permission and mode', () => {
  it('the table of this test › names every field that can be written, once', () => {
    expect(sorted(Object.values(CHANGED_WITH).flat())).toEqual(FIELDS);
  });

  it.each(Object.keys(CHANGED_WITH) as Permission[])(
    'a change with %s alone › takes its fields, and refuses all others under their names',
    async (permission) => {
      const made = await register(staff, world);
      const user = await colleague([permission]);
      const { fields } = (await user.call('GET', `/animals/${made.id}`)).body;
      expect(FIELDS.filter((name) => fields[name] === 'edit')).toEqual(sorted(CHANGED_WITH[permission]!));
      expect(await refusedFields(user, made.id)).toEqual(others(CHANGED_WITH[permission]!));
    },
  );

  it('a change by a veterinarian › takes what an examination shows', async () => {
    const made = await register(staff, world);
    const user = await colleague([], 'VETERINARY');
    const { fields } = (await user.call('GET', `/animals/${made.id}`)).body;
    expect(FIELDS.filter((name) => fields[name] === 'edit')).toEqual(BY_VETERINARIANS);
    expect(await refusedFields(user, made.id)).toEqual(others(BY_VETERINARIANS));
  });

  it.each(FIELDS)('a fault of %s › opens that field, and no other, to who may register', async (name) => {
    const made = await register(staff, world);
    const errors = JSON.stringify([{ property: name, error: 'INVALID_VALUE' }]);
    await server.db.query(sql`update animal set errors = ${errors}::jsonb where id = ${made.id}`);
    const user = await colleague(['REGISTER_ANIMAL']);
    const { fields } = (await user.call('GET', `/animals/${made.id}`)).body;
    expect(FIELDS.filter((field) => fields[field] === 'edit')).toEqual([name]);
  });

  it.each(Object.keys(CHANGED_WITH) as Permission[])(
    'a registration with %s › takes what the register does not give itself',
    async (permission) => {
      const user = await clinic(server, {
        permissions: [
          ...new Set<Permission>(['READ_ANIMAL', 'REGISTER_ANIMAL', 'SEE_ORDER_NUMBER', permission]),
        ],
      });
      const answer = await user.call('POST', '/animals/', registration(world, changes()));
      const isProtected = permission === 'WRITE_ANIMAL_PROTECTED_FIELDS';
      expect(unwritable(answer)).toEqual(isProtected ? [] : PROTECTED_WHEN_REGISTERING);
    },
  );

  it('a registration by a veterinarian › is in their own name too', async () => {
    const user = await clinic(server, { type: 'VETERINARY' });
    const answer = await user.call('POST', '/animals/', registration(world, changes()));
    expect(unwritable(answer)).toEqual(sorted([...PROTECTED_WHEN_REGISTERING, 'veterinaryId']));
  });
});
