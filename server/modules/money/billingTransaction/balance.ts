import sql from 'sql-template-tag';
import { CONFIGURATION_DEFAULTS } from '../../../../resources/common/configuration/defaults.ts';
import { balance } from '../../../../resources/money/billingTransaction/calls.ts';
import { getOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { registrationPrice } from '../pricingTable/price.ts';
import { payingEntity } from '../../entities/entity/payingEntity.ts';

interface BalanceRow {
  readonly value: number | null;
  readonly reserved: number | null;
  readonly lowBalance: unknown;
  readonly registrationCredits: number;
}

export const balanceHandler = handleRead(balance, async ({ db, caller, fail }) => {
  const { entity, entityProfile } = caller.actor;
  if (!entity || !entityProfile?.isBillable) return fail('ENTITY_NOT_BILLABLE');
  const row = await getOne<BalanceRow>(
    db,
    sql`select b.value - b.reserved as value, b.reserved,
      (select value from configuration where key = 'lowBalance') as low_balance,
      (${registrationPrice(entity.id)} -> 'credits')::int as registration_credits
      from (select ${payingEntity(entity.id)} as id) payer left join credit_balance b on b.entity_id = payer.id`,
  );
  return {
    value: row.value ?? 0,
    reserved: row.reserved ?? 0,
    entityId: entity.id,
    lowBalance: typeof row.lowBalance === 'number' ? row.lowBalance : CONFIGURATION_DEFAULTS.lowBalance,
    registrationCredits: row.registrationCredits,
  };
});
