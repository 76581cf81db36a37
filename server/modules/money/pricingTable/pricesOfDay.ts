import sql from 'sql-template-tag';
import { pricesOfDay } from '../../../../resources/money/pricingTable/calls.ts';
import { SERVICES, withVat, type PriceLine } from '../../../../resources/money/pricingTable/services.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { configuredCredits } from './price.ts';

interface Row {
  readonly isBillable: boolean;
  readonly registrationCredits: number;
  readonly table: { readonly id: number; readonly name: string; readonly lines: readonly PriceLine[] } | null;
}

export const pricesOfDayHandler = handleRead(pricesOfDay, async ({ db, query, caller: { actor }, fail }) => {
  const own = actor.entity?.id ?? null;
  const entityId = query.entityId ?? own;
  // Another entity’s prices are the operator’s to see.
  if (entityId === null || (entityId !== own && !actor.isOperator)) return fail('NOT_FOUND');
  const day = query.day ?? dayIn();
  const row = await findOne<Row>(
    db,
    sql`select coalesce(p.is_billable, false) as is_billable, ${configuredCredits} as registration_credits,
        (select jsonb_build_object('id', t.id, 'name', t.name, 'lines', t.lines) from pricing_table t
          where daterange(t.valid_from, t.valid_to, '[]') @> ${day}::date
            and (t.entity_profile_ids = '{}' or e.profile_id = any(t.entity_profile_ids))) as table
      from entity e left join entity_profile p on p.id = e.profile_id where e.id = ${entityId}`,
  );
  if (!row) return fail('NOT_FOUND');
  const { table, isBillable, registrationCredits } = row;
  const lineOf = (service: string) => table?.lines.find((one) => one.service === service);
  const prices = SERVICES.map((service) => {
    // A pre-registration without a line of its own costs what a registration does.
    const line = lineOf(service) ?? (service === 'PRE_REGISTRATION' ? lineOf('REGISTRATION') : undefined);
    const isRegistration = service === 'REGISTRATION' || service === 'PRE_REGISTRATION';
    return {
      service,
      credits: line?.credits ?? (isRegistration ? registrationCredits : 0),
      unitPrice: line?.unitPrice ?? null,
      vatRate: line?.vatRate ?? null,
      grossPrice: line ? withVat(line.unitPrice, line.vatRate) : null,
      table: line && table ? { id: table.id, name: table.name } : null,
    };
  });
  return { isBillable, prices };
});
