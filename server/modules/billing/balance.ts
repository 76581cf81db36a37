import sql from 'sql-template-tag';
import { balance } from '../../../resources/billing/calls.ts';
import { findOne } from '../../db/db.ts';
import { handleRead, type Handler } from '../../http/handle.ts';

const balanceHandler = handleRead(balance, async ({ db, caller, fail }) => {
  const { entity, entityProfile } = caller.actor;
  if (!entity || !entityProfile?.isBillable) return fail('ENTITY_NOT_BILLABLE');
  const row = await findOne<{ value: number }>(
    db,
    sql`select value from credit_balance where entity_id = ${entity.id}`,
  );
  return { value: row?.value ?? 0, entityId: entity.id };
});

export const billingHandlers: readonly Handler[] = [balanceHandler];
