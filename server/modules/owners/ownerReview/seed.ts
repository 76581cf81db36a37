import { addDays } from '../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import type { OwnerRow } from '../owner/seed/ownerRow.ts';
import { momentOf } from '../../../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';
import { DEMO_CLINIC } from '../../../demonstration/entities.ts';
import type { Staff } from '../../../demonstration/staff.ts';

interface ReviewRow {
  ownerId: number;
  cause: 'IDENTITY_CHANGED' | 'REGISTRATION';
  previousName: string | null;
  previousVatNumber: string | null;
  origin: string;
  validationStatus: 'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'DONE';
  closed: boolean;
  accepted: boolean | null;
  creationUserId: number | null;
  creationEntityId: number;
  comments: string | null;
  reason: string | null;
  decisionUserId: number | null;
  creationTimestamp: string;
  lastUpdateTimestamp: string;
  searchText: string;
}

const COLUMNS = {
  ownerId: 'bigint',
  cause: 'text',
  previousName: 'text',
  previousVatNumber: 'text',
  origin: 'text',
  validationStatus: 'text',
  closed: 'boolean',
  accepted: 'boolean',
  creationUserId: 'bigint',
  creationEntityId: 'bigint',
  comments: 'text',
  reason: 'text',
  decisionUserId: 'bigint',
  creationTimestamp: 'timestamptz',
  lastUpdateTimestamp: 'timestamptz',
  searchText: 'text',
} satisfies Columns<ReviewRow>;

/** Of the owners that await review: one in so many awaits documents. */
const INCOMPLETE_EVERY = 3;
/** Of the owners without: one in so many was reviewed before. */
const REVIEWED_EVERY = 150;
const MISSING = 'Falta a cópia do documento de identificação.';

/** A name as it was before: without its middle names. */
const shortName = (name: string): string => {
  const words = name.split(' ');
  return words.length > 2 ? `${words[0]} ${words.at(-1)}` : name;
};

/** Writes the reviews of owners: an open one for each that awaits it, and some that are decided. */
export async function writeReviews(
  tx: Queryable,
  owners: readonly OwnerRow[],
  staff: Staff,
  today: string,
  origin: string,
): Promise<void> {
  let open = 0;
  const rows = owners.flatMap((owner): ReviewRow[] => {
    const isDecided = !owner.needsReview && owner.type === 'SINGULAR' && owner.id % REVIEWED_EVERY === 11;
    if (!owner.needsReview && !isDecided) return [];
    const random = new Random('review', owner.id);
    const asked = addDays(today, isDecided ? -random.int(40, 90) : -random.int(1, 25));
    const isIncomplete = !isDecided && (open += 1) % INCOMPLETE_EVERY === 0;
    const isAccepted = isDecided ? owner.verifiedData : null;
    const entityId = owner.creationEntityId ?? DEMO_CLINIC;
    const at = momentOf(random, asked);
    return [
      {
        ownerId: owner.id,
        cause: 'IDENTITY_CHANGED',
        previousName: shortName(owner.name),
        previousVatNumber: owner.vatNumber,
        origin,
        validationStatus: isDecided ? 'DONE' : isIncomplete ? 'WAITING_DOCUMENTATION' : 'WAITING_VALIDATION',
        closed: isDecided,
        accepted: isAccepted,
        creationUserId: staff.userOf(entityId),
        creationEntityId: entityId,
        comments: null,
        reason: isIncomplete || isAccepted === false ? MISSING : null,
        decisionUserId: isDecided || isIncomplete ? staff.operator : null,
        creationTimestamp: at,
        lastUpdateTimestamp: isDecided ? momentOf(random, addDays(asked, 3)) : at,
        searchText: searchTextOf(owner.name, owner.vatNumber),
      },
    ];
  });
  await insertRows(tx, 'owner_review', COLUMNS, rows);
}
