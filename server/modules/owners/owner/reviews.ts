import sql from 'sql-template-tag';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { ownerReview } from '../../../../resources/owners/ownerReview/schema.ts';
import type { Caller } from '../../../context.ts';
import { insertUnlessTaken } from '../../../write/saveRecord.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { Write } from '../../../write/openWrite.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';

/** They stand here since owners open their reviews: the module of reviews uses that of owners, not the reverse. */
export const hooksOfReviews = requestHooksFor(ownerReview, {
  select: sql`
    r_owner_id.name as owner_name,
    r_owner_id.vat_number as owner_vat_number,
    r_owner_id.id_card as owner_id_card,
    r_owner_id.passport as owner_passport`,
  searchText: ({ ownerId, previousName, previousVatNumber }) => sql`(
    select fold_text(concat_ws(' ', o.name, o.vat_number, ${previousName ?? null}::text, ${previousVatNumber ?? null}::text))
    from owner o where o.id = ${ownerId}::bigint)`,
  auditDetails: ({ ownerId }) => ({ ownerId }),
});

export type OwnerReview = RecordOfModule<typeof ownerReview>;
export const ownerReviews = storedModule<OwnerReview>(ownerReview, hooksOfReviews);

/**
 * Opens the review of an owner that has just been saved, unless one is open already: that one then covers this change
 * too.
 * @param before the owner as it stood; `null` for a new one
 */
export async function openReview(
  write: Write<Caller>,
  ownerId: number,
  before: OwnerInput | null,
): Promise<void> {
  await insertUnlessTaken(
    write,
    ownerReviews,
    {
      ownerId,
      cause: before ? 'IDENTITY_CHANGED' : 'REGISTRATION',
      previousName: before?.name ?? null,
      previousVatNumber: before?.vatNumber ?? null,
      previousIdCard: before?.idCard ?? null,
      previousPassport: before?.passport ?? null,
    },
    { action: 'CREATE', details: { ownerId } },
  );
}
