import sql, { type Sql } from 'sql-template-tag';
import type { Permission } from '../../../../resources/kit/permissions.ts';

/** The users of an entity who are active and hold a permission, as the condition on `u`. */
export const holdsIn = (entityId: number, permission: Permission): Sql => sql`u.status = 'ACTIVE'
  and exists (select from role r where ${permission} = any(r.permissions) and (r.id = u.role_id and u.entity_id = ${entityId}
    or r.id in (select v.role_id from veterinary_entity v
      where v.veterinary_id = u.veterinary_id and v.status = 'ACCEPTED' and v.entity_id = ${entityId})))`;

/** A user who is written to. */
export interface Recipient {
  readonly email: string;
  readonly language: string | null;
}
