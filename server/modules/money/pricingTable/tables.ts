import sql from 'sql-template-tag';
import { pricingTable } from '../../../../resources/money/pricingTable/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { registerDay } from '../../../db/sql.ts';
import { storedModule } from '../../../write/storedModule.ts';

/** A table as it is stored. */
export type PricingTable = RecordOfModule<typeof pricingTable>;

/** What is read of a table beside its columns. */
export const tableReading = hooksFor(pricingTable, {
  select: sql`case when t.valid_from > ${registerDay} then 'UPCOMING'
    when t.valid_to < ${registerDay} then 'ENDED' else 'IN_FORCE' end as state`,
  selectOne: sql`(t.valid_from <= ${registerDay}
    or exists (select from billing_transaction b where b.pricing_table_id = t.id)
    or exists (select from credit_reservation r where r.pricing_table_id = t.id)) as is_in_use`,
});

/** Tables that end because of another: they make room for none themselves. */
export const neighbouringTables = storedModule<PricingTable>(pricingTable, tableReading);
