import sql, { type Sql } from 'sql-template-tag';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';

/** The first day of the month before this one in Portugal, as a part of a statement. */
export const LAST_MONTH: Sql = sql`(date_trunc('month', now() at time zone ${REGISTER_ZONE}) - interval '1 month')::date`;
