import sql, { type Sql } from 'sql-template-tag';
import { veterinaryAssociation } from '../../../../resources/entities/veterinaryAssociation/schema.ts';
import { endSessionsFor } from '../../../auth/session.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { freeText } from '../../../crud/where.ts';
import type { Association } from './association.ts';
import { announceAssociation } from './notifications.ts';

/**
 * Whether the caller manages the veterinarians of entity `id`: the own one and those below it. Other entities whose
 * records the caller may see are not included. `null` for all.
 */
export const speaksFor = ({ actor }: SignedInCaller, id: Sql): Sql | null =>
  actor.isOperator
    ? null
    : sql`${id} in (select o.id from entity o where o.id = ${actor.entity?.id ?? null}::bigint
        or o.parent_id = ${actor.entity?.id ?? null}::bigint)`;

const select = sql`
  r_veterinary_id.ballot_number,
  r_veterinary_id.active as veterinary_active,
  r_entity_id.parent_id is not null as is_sub_entity,
  exists (select from app_user u where u.veterinary_id = t.veterinary_id and u.status = 'ACTIVE') as has_account`;

export const veterinaryAssociationHooks = hooksFor<typeof veterinaryAssociation, Association>(
  veterinaryAssociation,
  {
    scope: (caller) => speaksFor(caller, sql`t.entity_id`),
    select,
    hasSearchText: false,
    auditDetails: ({ entityId, veterinaryId }) => ({ entityId, veterinaryId }),
    afterSave: (write) => announceAssociation(write, write.record),
    // Ends every session in which the veterinarian, or a user who impersonates them, works for the entity.
    afterRemove: async (write) => {
      await endSessionsFor(write.tx, write.before.veterinaryId, write.before.entityId);
      await announceAssociation(write, write.before);
    },
    filters: {
      // By the veterinarian: name or ballot number.
      universalSearch: {
        shape: queryText(),
        where: (text: string) =>
          sql`t.veterinary_id in (select t.id from veterinary t where ${freeText(text)})`,
      },
    },
  },
);
