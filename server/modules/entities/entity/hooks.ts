import sql, { type Sql } from 'sql-template-tag';
import { entity } from '../../../../resources/entities/entity/schema.ts';
import { ROOT_ENTITY } from '../../../../resources/entities/entity/root.ts';
import { endSignInsAt } from '../../../auth/session.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';

/** The entities a caller sees: all for the operator, else the own one, its children and the access list. */
const entityScope = ({ actor, scopeEntityIds }: SignedInCaller): Sql | null =>
  actor.isOperator ? null : sql`t.id = any(${[...scopeEntityIds]}::bigint[])`;

async function isInside(tx: Tx, id: number, parentId: number): Promise<boolean> {
  const found = await findOne(
    tx,
    sql`with recursive above as (
        select id, parent_id from entity where id = ${parentId}
        union select e.id, e.parent_id from entity e join above a on e.id = a.parent_id
      ) select 1 from above where id = ${id}`,
  );
  return found !== undefined;
}

export const entityHooks = hooksFor(entity, {
  afterSave: async ({ tx, before, record }) => {
    // Also when it opens again: a user may have signed in while it was being closed.
    if (before && before.active !== record.active) await endSignInsAt(tx, record.id);
  },
  scope: entityScope,
  serialisesWrites: true,
  checkState: async ({ before, change }) => {
    if (change === 'DELETE' && before.id === ROOT_ENTITY) throw conflict('STILL_IN_USE');
  },
  checkInput: async ({ tx, before, input, caller }) => {
    const { actor, scopeEntityIds } = caller;
    // No user works for an inactive entity: a user who closed their own could not open it again.
    if (input.active === false && before?.id === actor.entity?.id)
      throw formError([{ property: 'active', error: 'NO_PERMISSION' }]);
    if (input.parentId) {
      if (before && (await isInside(tx, before.id, input.parentId)))
        throw formError([{ property: 'parentId', error: 'INVALID_PARENT' }]);
    }
    if (before || actor.isOperator) return;
    // Others only make sub-entities of their own, and on the terms of their own.
    if (!input.parentId || !scopeEntityIds.includes(input.parentId))
      throw formError([{ property: 'parentId', error: 'INVALID_PARENT' }]);
    const parent = await findOne<{ profileId: number }>(
      tx,
      sql`select profile_id from entity where id = ${input.parentId}`,
    );
    if (parent?.profileId !== input.profileId)
      throw formError([{ property: 'profileId', error: 'INVALID_PROFILE' }]);
  },
});
