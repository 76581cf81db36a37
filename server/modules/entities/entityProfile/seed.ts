import sql from 'sql-template-tag';
import { foldText } from '../../../../resources/numbers/text.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import type { RoleIds, RoleKey } from '../../access/role/seed.ts';
import type { ProfileKey } from '../../../demonstration/entities.ts';

/** Name, whether registrations cost credits, and which kinds of registration its entities may do. */
const PROFILES = {
  clinic: ['Centro de atendimento médico-veterinário', true, true, true],
  municipality: ['Canil municipal', false, true, true],
  association: ['Associação zoófila', true, true, true],
  parish: ['Junta de freguesia', false, false, false],
  authority: ['Autoridade policial', false, false, false],
  support: ['Apoio ao utilizador', false, false, false],
} as const satisfies Readonly<Record<Exclude<ProfileKey, 'operator'>, unknown>>;

export type ProfileIds = Record<ProfileKey, number>;

/**
 * Writes the entity profiles that the register starts with.
 * @param productToken the name of the operator's profile, by which the register knows its operator
 */
export async function seedProfiles(tx: Queryable, productToken: string): Promise<ProfileIds> {
  const ids = {} as ProfileIds;
  const all = { operator: [productToken, false, true, true] as const, ...PROFILES };
  for (const key of Object.keys(all) as ProfileKey[]) {
    const [name, billable, canBillable, canFree] = all[key];
    await tx.query(sql`
      insert into entity_profile (name, is_billable, can_register_billable, can_register_non_billable, search_text)
      values (${name}, ${billable}, ${canBillable}, ${canFree}, ${foldText(name)}) on conflict do nothing`);
    const row = await getOne<{ id: number }>(
      tx,
      sql`select id from entity_profile where lower(name) = lower(${name})`,
    );
    ids[key] = row.id;
  }
  return ids;
}

/** The role of each profile that new users of its entities are proposed. */
const PROPOSED = {
  clinic: 'clinic',
  municipality: 'kennel',
  association: 'association',
  parish: 'parish',
  authority: 'authority',
  support: 'support',
} as const satisfies Partial<Record<ProfileKey, RoleKey>>;

/** Proposes for users of each profile the role that the register starts with; a profile that was edited stays. */
export async function seedProposedRoles(tx: Queryable, profiles: ProfileIds, roles: RoleIds): Promise<void> {
  for (const [profile, role] of Object.entries(PROPOSED) as [keyof typeof PROPOSED, RoleKey][])
    await tx.query(
      sql`update entity_profile set role_id = ${roles[role]} where id = ${profiles[profile]} and role_id is null and version = 1`,
    );
}
