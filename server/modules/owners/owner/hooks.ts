import { cleanNumber } from '../../../../resources/numbers/cleanText.ts';
import { onlyDigits } from '../../../../resources/numbers/digits.ts';
import sql, { join } from 'sql-template-tag';
import { z } from 'zod';
import type { Actor } from '../../../../resources/kit/access.ts';
import { isValidNif } from '../../../../resources/numbers/nif.ts';
import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { EMBEDDED_FIELDS } from '../../../../resources/owners/owner/embedded.ts';
import { canBeEdited } from '../../../../resources/owners/owner/conditions.ts';
import { owner } from '../../../../resources/owners/owner/schema.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { hooksFor, type PreparedSearch } from '../../../crud/hooks.ts';
import { queryBoolean } from '../../../crud/searchShape.ts';
import type { SearchQuery } from '../../../crud/searchQuery.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { conflict } from '../../../errors.ts';
import { refuseByState } from '../../../write/states.ts';
import { isOwnerInAccount, needsReview } from '../../../../resources/owners/owner/rules.ts';
import { CONTACT_FIELDS } from '../../../../resources/owners/owner/contacts.ts';
import { same, type Values } from '../../../write/recordValues.ts';
import { countNumberRead } from '../../common/securityAlert/countNumberRead.ts';
import { adoptContacts, firstContacts, noteContacts, provenContacts } from './contactProof.ts';
import { countOwnerToRegister } from './numberRead.ts';
import { openReview } from './reviews.ts';
import { holdContacts, waitingChanges, type ChangedOwner } from './waitingChanges.ts';
import { clearMendedErrors, renameInAnimals } from './ownerInAnimals.ts';
import { ownerColumns, ownerSearchText } from './ownerColumns.ts';
import { requireOnMap } from './ownerPlace.ts';
import { hasOwnerGround, ownerScope, readsOwner } from './scope.ts';

/** The operator's staff see every owner; they say why they read one that their own entity has nothing to do with. */
export async function needsReadReason(db: Queryable, id: number, caller: SignedInCaller): Promise<boolean> {
  const { actor } = caller;
  if (!actor.isOperator || actor.ownerId !== null) return false;
  return !(await readsOwner(db, caller, id));
}

const locked = sql`(t.is_locked and (t.lock_end_date is null or t.lock_end_date > ${registerDay}))`;

/** Expressions over alias `t` for the fields of an owner that have no column. */
const ownerExpressions = sql`
  (select c.name from parish p join county c on c.id = p.county_id where p.id = t.parish_id) as county,
  (select d.name from parish p join county c on c.id = p.county_id join district d on d.id = c.district_id
    where p.id = t.parish_id) as district,
  ${locked} as is_locked,
  case when ${locked} and t.lock_end_date is not null
    then jsonb_build_object('endDate', t.lock_end_date, 'observations', t.lock_observations) end as time_lock,
  exists (select from app_user u where u.owner_id = t.id) as has_account`;

/** The whole Portuguese number that a search names, its digits. */
function numberIn({ universalSearch, vatNumber }: SearchQuery): string | undefined {
  const number = [universalSearch, vatNumber as string | undefined].find(
    (text) => text !== undefined && isValidNif(cleanNumber(text)),
  );
  return number === undefined ? undefined : onlyDigits(number);
}

/** A search for one whole Portuguese number finds its owner anywhere in the country. */
function prepareSearch(query: SearchQuery, caller: SignedInCaller): PreparedSearch {
  const number = numberIn(query);
  const scope = ownerScope(caller);
  if (number === undefined || scope === null || !caller.actor.permissions.includes('READ_OWNER'))
    return { query };
  const { universalSearch: _text, vatNumber: _number, ...rest } = query;
  return {
    query: { ...rest, exactNumber: number },
    scope: null,
  };
}

/** Counts a search for one whole number of an owner whom the caller's entities have nothing to do with. */
async function beforeSearch(services: Services, query: SearchQuery, caller: SignedInCaller): Promise<void> {
  const number = numberIn(query);
  if (number === undefined || !caller.actor.permissions.includes('READ_OWNER')) return;
  const isOwn = sql`exists (select from owner o where o.country = 'PT' and o.vat_number = ${number}
    and ${hasOwnerGround(caller, sql`o.id`)})`;
  await countNumberRead(services.db, services, caller, { number: `PT ${number}`, isOwn });
}

/** Whether it is this owner who acts, in the own account. */
const isOwnerHere = (actor: Actor | null, id: number): boolean =>
  actor !== null && actor.ownerId === id && isOwnerInAccount(actor);

const isContactChange = (before: OwnerInput, changes: Values): boolean =>
  CONTACT_FIELDS.some((name) => name in changes && !same(changes[name], before[name]));

export const ownerHooks = hooksFor(owner, {
  scope: ownerScope,
  needsReadReason,
  prepareSearch,
  beforeSearch,
  beforeWrite: countOwnerToRegister,
  select: ownerExpressions,
  selectOne: join([waitingChanges, sql`${provenContacts(sql`t`)} as proven_contacts`]),
  filters: {
    /** Not for callers: what `asked` makes of a whole number. */
    exactNumber: {
      shape: z.never(),
      where: (number: string) => sql`t.country = 'PT' and t.vat_number = ${number}`,
    },
    isLocked: {
      shape: queryBoolean(),
      where: (value: boolean) => (value ? locked : sql`not ${locked}`),
    },
  },
  searchText: (record) => ownerSearchText(record),
  checkState: async ({ tx, before, change, caller }) => {
    refuseByState({ permission: 'SIGNED_IN', when: canBeEdited }, before, caller);
    if (change === 'UPDATE') return;
    const animal = await findOne(tx, sql`select 1 from animal where owner_id = ${before.id} limit 1`);
    if (animal) throw conflict('OWNER_HAS_ANIMALS');
  },
  checkInput: async ({ tx, before, input }) => {
    if (input.postalCode === undefined && input.parishId === undefined) return;
    await requireOnMap(tx, { ...before, ...input } as OwnerInput);
  },
  // A save that says whether the owner needs review is the decision on one: it opens no other.
  beforeSave: async (write) => {
    const { before, changes, action } = write;
    const { actor } = write.caller;
    // Of an erased record nothing follows any more; a lock leaves alone what was typed.
    if ('erasedTimestamp' in changes) return;
    if (before && !EMBEDDED_FIELDS.some((name) => name in changes) && !('wrongContacts' in changes)) return;
    const columns = ownerColumns({ ...before, ...changes } as OwnerInput, before);
    if (before) {
      const isReviewed =
        !('needsReview' in changes) && needsReview(before as OwnerInput, { ...changes, ...columns }, actor);
      const isOwn = action !== 'CONTACTS_CHANGED' && isContactChange(before, changes);
      return {
        ...columns,
        ...(isReviewed && { needsReview: true }),
        ...(isOwn && isOwnerHere(actor, before.id) && { contactConfirmedAt: new Date().toISOString() }),
        ...(await holdContacts(write, before as ChangedOwner, changes, { ...changes, ...columns })),
      };
    }
    return {
      ...columns,
      contactCheckedAt: new Date().toISOString(),
      creationUserId: actor?.id ?? null,
      creationEntityId: actor?.entity?.id ?? null,
    };
  },
  // Whose users find it from then on, and what the contacts of the first registration may prove one day.
  insertsWith: ({ caller: { actor } }) => [
    firstContacts,
    ...(actor?.entity
      ? [
          sql`known as (insert into owner_entity (entity_id, owner_id, ground) select ${actor.entity.id}::bigint, t.id, 'REGISTERED' from t)`,
        ]
      : []),
  ],
  afterSave: async (write) => {
    const { tx, before, record, caller } = write;
    const { actor } = caller;
    if (before && before.name !== record.name) await renameInAnimals(tx, record.id, before.name, record.name);
    if (before) await clearMendedErrors(tx, record.id, before, record);
    const { changes, action } = write;
    if (before && action !== 'ERASE') {
      const isOwn = isOwnerHere(actor, record.id);
      await noteContacts(tx, record.id, before, record, isOwn ? 'OWNER' : 'OTHER');
      // In the account, a change of contacts and their confirmation speak for all that are on record.
      if (isOwn && (action === 'CONFIRM_CONTACTS' || isContactChange(before, changes)))
        await adoptContacts(tx, record.id);
    }
    if (before && !('needsReview' in changes) && needsReview(before, record, actor))
      await openReview(write, record.id, before);
  },
});
