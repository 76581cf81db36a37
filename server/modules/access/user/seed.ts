import { hash } from '@node-rs/argon2';
import sql from 'sql-template-tag';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import type { UserLanguage } from '../../../../resources/access/user/languages.ts';
import type { Queryable } from '../../../db/db.ts';
import { continueNumbering, insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { person } from '../../../demonstration/base/names.ts';
import { Random } from '../../../demonstration/base/random.ts';
import {
  DEMO_CLINIC,
  DEMO_KENNEL,
  DEMO_PARISH,
  DEMO_SUPPORT,
  ENTITIES,
  NO_CREDIT_CLINIC,
} from '../../../demonstration/entities.ts';
import { OPERATOR_SERVICES } from '../../../demonstration/entities.ts';
import type { RoleIds, RoleKey } from '../role/seed.ts';
import {
  INVITED_BY_DEMO_CLINIC,
  DEMO_VETERINARY,
  demoVeterinarian,
  ORDER_VETERINARIES,
} from '../../../demonstration/veterinarians.ts';

/** The password of every account of the demonstration. */
export const DEMO_PASSWORD = 'Sobreiro!2026';

/** The account of an owner, which has no role: `seedOwnerAccount` writes it once there are owners. */
export const DEMO_OWNER_EMAIL = 'owner@demo.test';

/** An account for trying the register. */
export interface DemoAccount {
  id: number;
  email: string;
  name: string;
  role: RoleKey;
  entityId: number | null;
  /** Its purpose, in a few words, in Portuguese and English. */
  about: { pt: string; en: string };
}

const account = (
  id: number,
  email: string,
  name: string,
  role: RoleKey,
  entityId: number | null,
  pt: string,
  en: string,
) => ({
  id,
  email,
  name,
  role,
  entityId,
  about: {
    pt,
    en,
  },
});

/** The accounts of the demonstration, in the order in which they are shown. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(
    1,
    'operator@demo.test',
    'Olga Peixoto Reis',
    'operator',
    OPERATOR_SERVICES,
    'operador do registo, todas as permissões',
    'the register’s operator, every permission',
  ),
  account(
    2,
    'clinic@demo.test',
    'Clara Nunes Valente',
    'clinic',
    DEMO_CLINIC,
    'clínica com créditos',
    'clinic with credits',
  ),
  account(
    3,
    'nocredit@demo.test',
    'Nélson Pinto Brandão',
    'clinic',
    NO_CREDIT_CLINIC,
    'clínica sem créditos',
    'clinic without credits',
  ),
  account(
    4,
    'kennel@demo.test',
    'Celeste Ramos Canelas',
    'kennel',
    DEMO_KENNEL,
    'canil municipal, sem faturação',
    'municipal kennel, not billed',
  ),
  account(
    5,
    'reader@demo.test',
    'Leonel Matos Prates',
    'reader',
    DEMO_PARISH,
    'apenas consulta de animais',
    'reads animals, nothing else',
  ),
  account(
    6,
    'vet@demo.test',
    'Inês Carvalho Duarte',
    'veterinary',
    null,
    'médica veterinária, duas entidades',
    'veterinarian, two entities',
  ),
  account(
    7,
    'support@demo.test',
    'Sónia Leal Tavares',
    'support',
    DEMO_SUPPORT,
    'apoio ao utilizador, responde aos pedidos de suporte',
    'support, answers support tickets',
  ),
  account(
    8,
    'colleague@demo.test',
    'Duarte Falcão Meireles',
    'operator',
    OPERATOR_SERVICES,
    'colega do operador, decide os mesmos pedidos',
    'a colleague of the operator, decides the same requests',
  ),
];

interface UserRow {
  id: number;
  type: 'NORMAL' | 'VETERINARY';
  name: string;
  email: string;
  passwordHash: string | null;
  status: 'ACTIVE' | 'INACTIVE';
  entityId: number | null;
  entitiesAccessList: number[];
  roleId: number;
  veterinaryId: number | null;
  language: UserLanguage;
  lastLoginTimestamp: string | null;
  searchText: string;
}

const COLUMNS = {
  id: 'bigint',
  type: 'text',
  name: 'text',
  email: 'text',
  passwordHash: 'text',
  status: 'text',
  entityId: 'bigint',
  entitiesAccessList: 'bigint[]',
  roleId: 'bigint',
  veterinaryId: 'bigint',
  language: 'text',
  lastLoginTimestamp: 'timestamptz',
  searchText: 'text',
} satisfies Columns<UserRow>;

const hashDemoPassword = (): Promise<string> =>
  hash(DEMO_PASSWORD, { memoryCost: 19456, timeCost: 2, parallelism: 1 });

async function accountRow(
  { id, email, name, role, entityId }: DemoAccount,
  roles: RoleIds,
): Promise<UserRow> {
  return {
    id,
    name,
    email,
    entityId,
    status: 'ACTIVE',
    language: 'pt-PT',
    lastLoginTimestamp: null,
    type: role === 'veterinary' ? 'VETERINARY' : 'NORMAL',
    passwordHash: await hashDemoPassword(),
    entitiesAccessList: role === 'reader' ? [DEMO_CLINIC] : [],
    roleId: roles[role],
    veterinaryId: role === 'veterinary' ? DEMO_VETERINARY : null,
    searchText: searchTextOf(name, email),
  };
}

const STAFF_ROLE = {
  operator: 'operator',
  clinic: 'clinic',
  municipality: 'kennel',
  association: 'association',
  parish: 'parish',
  authority: 'authority',
  support: 'support',
} as const;

/** A colleague at an entity, only to be listed: without a password, so that no sign-in is possible. */
function staffRow(
  id: number,
  entity: { id: number; profile: keyof typeof STAFF_ROLE },
  roles: RoleIds,
  lastLogin: string,
): UserRow {
  const { name, email } = person(new Random('staff', id), 8000 + id);
  return {
    id,
    type: 'NORMAL',
    name,
    email,
    passwordHash: null,
    entityId: entity.id,
    entitiesAccessList: [],
    status: id % 11 === 0 ? 'INACTIVE' : 'ACTIVE',
    roleId: roles[STAFF_ROLE[entity.profile]],
    veterinaryId: null,
    language: id % 13 === 0 ? 'en-US' : 'pt-PT',
    lastLoginTimestamp: id % 4 === 0 ? null : lastLogin,
    searchText: searchTextOf(name, email),
  };
}

/** A veterinarian's account without a password, for the sign-on through the professional order. */
function orderRow(id: number, veterinaryId: number, roles: RoleIds): UserRow {
  const { name, email } = demoVeterinarian(veterinaryId);
  return {
    id,
    type: 'VETERINARY',
    name,
    email,
    passwordHash: null,
    entityId: null,
    entitiesAccessList: [],
    status: veterinaryId === ORDER_VETERINARIES.inactiveAccount ? 'INACTIVE' : 'ACTIVE',
    roleId: roles.veterinary,
    veterinaryId,
    language: 'pt-PT',
    lastLoginTimestamp: null,
    searchText: searchTextOf(name, email),
  };
}

/** Writes the accounts to sign in with, and a user at every entity; the operator's second account is one to sign in with. */
export async function seedAccounts(tx: Queryable, roles: RoleIds, lastLogin: string): Promise<void> {
  const accounts = await Promise.all(DEMO_ACCOUNTS.map((one) => accountRow(one, roles)));
  const staff = ENTITIES.map((entity, index) =>
    staffRow(DEMO_ACCOUNTS.length + 1 + index, entity, roles, lastLogin),
  );
  const first = DEMO_ACCOUNTS.length + 1 + staff.length;
  const throughOrder = [...Object.values(ORDER_VETERINARIES), INVITED_BY_DEMO_CLINIC].map((id, index) =>
    orderRow(first + index, id, roles),
  );
  await insertRows(tx, 'app_user', COLUMNS, [...accounts, ...staff, ...throughOrder]);
  await continueNumbering(tx, 'app_user');
}

/** Writes the account of the first person with two living animals, none of them in a request. */
export async function seedOwnerAccount(tx: Queryable): Promise<void> {
  const passwordHash = await hashDemoPassword();
  await tx.query(sql`
    insert into app_user (type, name, email, password_hash, status, owner_id, language, search_text)
    select 'NORMAL', o.name, ${DEMO_OWNER_EMAIL}, ${passwordHash}, 'ACTIVE', o.id, 'pt-PT',
      fold_text(o.name || ' ' || ${DEMO_OWNER_EMAIL})
    from owner o
    where o.type = 'SINGULAR' and o.country = 'PT' and not o.is_locked and o.merged_into_id is null and o.email is not null
      and (select count(*) from animal a where a.owner_id = o.id and a.status = 'NORMAL') >= 2
      and not exists (select from animal_transfer t join animal a on a.id = t.animal_id where a.owner_id = o.id)
    order by o.id limit 1`);
}
