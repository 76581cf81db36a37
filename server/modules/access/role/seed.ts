import sql from 'sql-template-tag';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { getOne, type Queryable } from '../../../db/db.ts';

const LOOKING: Permission[] = [
  'READ_ANIMAL',
  'READ_OWNER',
  'READ_OWNER_BY_VAT',
  'READ_OWN_ENTITY',
  'READ_ENTITY_FILES',
  'READ_VETERINARY',
];

const HEALTH: Permission[] = [
  'READ_HEALTH_INTERVENTION',
  'WRITE_HEALTH_INTERVENTION',
  'EDIT_HEALTH_INTERVENTION',
  'READ_ANIMAL_LICENSE',
  'READ_AGGRESSIONS',
];

/** The permissions of a user who registers animals. */
const REGISTERING: Permission[] = [
  ...LOOKING,
  ...HEALTH,
  'REGISTER_ANIMAL',
  'WRITE_ANIMAL_NAME',
  'WRITE_ANIMAL_CONTACTS',
  'WRITE_ANIMAL_CHARS_GROUP_1',
  'WRITE_ANIMAL_PASSPORT',
  'WRITE_ANIMAL_DEAD',
  'REQUEST_ANIMAL_TRANSFER',
  'REQUEST_BULK_ANIMAL_TRANSFER',
  'REGISTER_LOST_ANIMAL',
  'EDIT_LOST_ANIMAL',
  'UPDATE_LOST_ANIMAL_STATUS',
  'READ_LOST_ANIMAL_HISTORY',
  'WRITE_OWNER',
  'READ_OBSERVATION',
  'READ_VERSIONS',
  'UPLOAD_DOCUMENTS',
  'READ_DASHBOARD',
  'GENERATE_REPORT',
];

const ROLES = {
  operator: ['Operador do registo', [...PERMISSIONS]],
  clinic: [
    'Clínica veterinária',
    [
      ...REGISTERING,
      'READ_BALANCE',
      'READ_BILLING',
      'READ_TRANSACTIONS',
      'MANAGE_VETERINARIES',
      'MANAGE_API_KEYS',
      'RUN_IMPORT',
    ],
  ],
  kennel: [
    'Canil municipal',
    [
      ...REGISTERING,
      'REGISTER_FREE_TRANSPONDER',
      'WRITE_ANIMAL_LICENSE',
      'CREATE_AGGRESSION',
      'EDIT_AGGRESSION',
      'WRITE_OWNER_TRAINING',
      'READ_HERDING_DOG',
      'MANAGE_VETERINARIES',
      'MANAGE_API_KEYS',
      'RUN_IMPORT',
    ],
  ],
  association: [
    'Associação zoófila',
    [...REGISTERING, 'READ_BALANCE', 'READ_BILLING', 'MANAGE_VETERINARIES', 'MANAGE_API_KEYS', 'RUN_IMPORT'],
  ],
  parish: [
    'Junta de freguesia',
    [...LOOKING, 'READ_ANIMAL_LICENSE', 'WRITE_ANIMAL_LICENSE', 'READ_LOST_ANIMAL_HISTORY'],
  ],
  authority: [
    'Autoridade policial',
    [...LOOKING, 'READ_LOST_ANIMAL_HISTORY', 'REGISTER_LOST_ANIMAL', 'READ_AGGRESSIONS', 'CREATE_AGGRESSION'],
  ],
  veterinary: ['Médico veterinário', [...REGISTERING, 'READ_BALANCE']],
  support: ['Apoio ao utilizador', [...LOOKING, 'READ_LOST_ANIMAL_HISTORY', 'MANAGE_TICKETS']],
  reader: ['Consulta de animais', ['READ_ANIMAL']],
} as const satisfies Record<string, readonly [string, readonly Permission[]]>;

export type RoleKey = keyof typeof ROLES;
export type RoleIds = Record<RoleKey, number>;

/** Writes the roles that the register starts with; a role that is there keeps the permissions it has. */
export async function seedRoles(tx: Queryable): Promise<RoleIds> {
  const ids = {} as RoleIds;
  for (const key of Object.keys(ROLES) as RoleKey[]) {
    const [name, permissions] = ROLES[key];
    await tx.query(sql`
      insert into role (name, permissions, search_text) values (${name}, ${[...permissions]}::text[], ${foldText(name)})
      on conflict do nothing`);
    ids[key] = (
      await getOne<{ id: number }>(tx, sql`select id from role where lower(name) = lower(${name})`)
    ).id;
  }
  return ids;
}
