import sql from 'sql-template-tag';
import { requestOwnData } from '../../../../resources/common/tempDocument/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleWrite } from '../../../http/handle.ts';
import { enqueue } from '../../../jobs/outbox.ts';
import { OWN_DATA } from './ownData.ts';

export const requestOwnDataHandler = handleWrite(requestOwnData, async ({ tx, caller, audit }) => {
  const { id } = caller.actor;
  // A second request waits for the same copy.
  const waiting = await findOne(
    tx,
    sql`select id from outbox where kind = ${OWN_DATA} and done_timestamp is null
      and (payload->>'userId')::bigint = ${id} limit 1`,
  );
  if (!waiting) await enqueue(tx, OWN_DATA, { userId: id });
  audit({ action: 'EXPORT', objectType: 'user', objectId: id });
  return {};
});
