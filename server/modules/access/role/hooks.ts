import sql from 'sql-template-tag';
import { mayGrant } from '../../../../resources/access/role/rules.ts';
import { role } from '../../../../resources/access/role/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';

export const roleHooks = hooksFor(role, {
  // Those who only give roles to users see the ones that they may give.
  scope: ({ actor }) =>
    actor.isOperator || actor.permissions.includes('READ_ROLE') || actor.permissions.includes('WRITE_ROLE')
      ? null
      : sql`t.permissions <@ ${[...actor.permissions]}::text[]`,
  // A role that can do more than its editor belongs to others: it is not theirs to weaken either.
  checkState: async ({ before, caller }) => {
    if (!mayGrant(caller.actor, before.permissions)) throw conflict('CANNOT_GRANT_PERMISSION');
  },
  checkInput: async ({ tx, before, input, caller }) => {
    if (!input.permissions) return;
    if (!mayGrant(caller.actor, input.permissions))
      throw formError([{ property: 'permissions', error: 'CANNOT_GRANT_PERMISSION' }]);
    if (!before || input.permissions.includes('WRITE_ROLE')) return;
    const own = await findOne(
      tx,
      sql`select 1 from app_user where id = ${caller.actor.id} and role_id = ${before.id}`,
    );
    if (own) throw formError([{ property: 'permissions', error: 'CANNOT_CHANGE_OWN_ROLE' }]);
  },
});
