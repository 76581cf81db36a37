import sql from 'sql-template-tag';
import { balance } from '../../../../resources/money/billingTransaction/calls.ts';
import { getOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { registrationCredits } from './consume.ts';

/** The threshold of a low balance, unless the operator has set one. */
const LOW_BALANCE = 5;

export const balanceHandler = handleRead(balance, async ({ db, caller, fail }) => {
  const { entity, entityProfile } = caller.actor;
  if (!entity || !entityProfile?.isBillable) return fail('ENTITY_NOT_BILLABLE');
  const row = await getOne<{ value: number | null; lowBalance: unknown; registrationCredits: number }>(
    db,
    sql`select (select value from credit_balance where entity_id = ${entity.id}) as value,
      (select value from configuration where key = 'lowBalance') as low_balance,
      ${registrationCredits} as registration_credits`,
  );
  return {
    value: row.value ?? 0,
    entityId: entity.id,
    lowBalance: typeof row.lowBalance === 'number' ? row.lowBalance : LOW_BALANCE,
    registrationCredits: row.registrationCredits,
  };
});
