import sql from 'sql-template-tag';
import type { ConfigurationValue } from '../../../../resources/common/configuration/configurationValues.ts';
import { POLL_SECONDS } from '../../../../resources/common/information/pollSeconds.ts';
import { findOne, type Queryable } from '../../../db/db.ts';

type PollSeconds = ConfigurationValue<'pollSeconds'>;

/** Returns the seconds between two reads of what an open page shows: those that the operator has set, or the default. */
export async function findPollSeconds(db: Queryable): Promise<PollSeconds> {
  const row = await findOne<{ value: PollSeconds }>(
    db,
    sql`select value from configuration where key = 'pollSeconds'`,
  );
  return row?.value ?? POLL_SECONDS;
}
