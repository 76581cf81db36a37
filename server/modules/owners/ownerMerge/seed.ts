import sql from 'sql-template-tag';
import { ownerMerge } from '../../../../resources/owners/ownerMerge/schema.ts';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { addWorkingDays } from '../../../../resources/numbers/workingDays.ts';
import type { Queryable } from '../../../db/db.ts';
import { momentOf } from '../../../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';
import type { Staff } from '../../../demonstration/staff.ts';

interface OwnerMergeRow {
  survivorId: number;
  absorbedId: number;
  grounds: string;
  origin: string;
  validationStatus: 'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'DONE';
  closed: boolean;
  accepted: boolean | null;
  creationUserId: number | null;
  creationEntityId: number;
  reason: string | null;
  decisionUserId: number | null;
  dueDate: string;
  termPauseDate: string | null;
  creationTimestamp: string;
  lastUpdateTimestamp: string;
  searchText: string;
}

const COLUMNS = {
  survivorId: 'bigint',
  absorbedId: 'bigint',
  grounds: 'text',
  origin: 'text',
  validationStatus: 'text',
  closed: 'boolean',
  accepted: 'boolean',
  creationUserId: 'bigint',
  creationEntityId: 'bigint',
  reason: 'text',
  decisionUserId: 'bigint',
  dueDate: 'date',
  termPauseDate: 'date',
  creationTimestamp: 'timestamptz',
  lastUpdateTimestamp: 'timestamptz',
  searchText: 'text',
} satisfies Columns<OwnerMergeRow>;

/** The outcomes of the requests, the newest first. */
const FATES = ['WAITING', 'WAITING', 'INCOMPLETE', 'REJECTED'] as const;
const STATUSES = {
  WAITING: 'WAITING_VALIDATION',
  INCOMPLETE: 'WAITING_DOCUMENTATION',
  REJECTED: 'DONE',
} as const;
const GROUNDS = 'O titular confirma que as duas fichas são suas. A segunda foi criada com outro apelido.';
const REASONS = {
  INCOMPLETE: 'Falta um documento que mostre que as duas fichas são da mesma pessoa.',
  REJECTED: 'São duas pessoas com o mesmo nome próprio.',
};

interface Namesakes {
  readonly entityId: number;
  readonly survivorId: number;
  readonly absorbedId: number;
  readonly names: string;
}

/** Owners of one entity with the same given name, in pairs: every owner is in one pair at most. */
async function findNamesakes(tx: Queryable): Promise<Namesakes[]> {
  const all = await tx.query<Namesakes>(sql`
    select k.entity_id, o.id as survivor_id, p.id as absorbed_id,
      concat_ws(' ', o.name, o.vat_number, p.name, p.vat_number) as names
    from (select distinct entity_id, owner_id from owner_entity) k
      join (select distinct entity_id, owner_id from owner_entity) l on l.entity_id = k.entity_id and l.owner_id > k.owner_id
      join owner o on o.id = k.owner_id join owner p on p.id = l.owner_id
    where split_part(o.name, ' ', 1) = split_part(p.name, ' ', 1) and o.type = 'SINGULAR' and p.type = 'SINGULAR'
      and not (o.is_locked or p.is_locked or o.edit_locked or p.edit_locked)
    order by o.id, p.id, k.entity_id`);
  const used = new Set<number>();
  return all.filter(({ survivorId, absorbedId }) => {
    if (used.has(survivorId) || used.has(absorbedId)) return false;
    used.add(survivorId).add(absorbedId);
    return true;
  });
}

/** Writes requests for merges of two records of an owner: open ones, one that lacks documents, and a rejected one. */
export async function writeOwnerMerges(
  tx: Queryable,
  staff: Staff,
  today: string,
  origin: string,
): Promise<void> {
  const pairs = await findNamesakes(tx);
  const rows = FATES.flatMap((fate, at): OwnerMergeRow[] => {
    const pair = pairs[at];
    if (!pair) return [];
    const { entityId, survivorId, absorbedId, names } = pair;
    const random = new Random('owner merge', survivorId);
    const day = addDays(today, -(at * 3 + 2));
    const decided = fate === 'WAITING' ? day : addDays(day, 1);
    return [
      {
        survivorId,
        absorbedId,
        grounds: GROUNDS,
        origin,
        validationStatus: STATUSES[fate],
        closed: fate === 'REJECTED',
        accepted: fate === 'REJECTED' ? false : null,
        creationUserId: staff.userOf(entityId),
        creationEntityId: entityId,
        reason: fate === 'WAITING' ? null : REASONS[fate],
        decisionUserId: fate === 'WAITING' ? null : staff.operator,
        dueDate: addWorkingDays(day, ownerMerge.request.termDays ?? 0),
        termPauseDate: fate === 'INCOMPLETE' ? decided : null,
        creationTimestamp: momentOf(random, day),
        lastUpdateTimestamp: momentOf(random, decided),
        searchText: foldText(names),
      },
    ];
  });
  await insertRows(tx, 'owner_merge', COLUMNS, rows);
}
