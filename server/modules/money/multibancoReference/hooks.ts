import sql from 'sql-template-tag';
import { amountsOf, MAX_REFERENCE_CENTS } from '../../../../resources/money/multibancoReference/amounts.ts';
import {
  MAX_PENDING_REFERENCES,
  multibancoReference,
} from '../../../../resources/money/multibancoReference/schema.ts';
import { multibancoReference as referenceNumber } from '../../../../resources/numbers/multibanco.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { priceOfCredits } from '../pricingTable/priceOfCredits.ts';
import { countPending, findPayer, lastDayOfReference } from './price.ts';

/** The first number of a code: seven digits without zeros in front, which programs for tables cut off. */
const FIRST_NUMBER = 1_000_001;
const LAST_NUMBER = 9_999_999;

/**
 * Takes the next number of a code, each once: a payment that arrives years later still names one reference.
 * @throws Refusal 409 REFERENCES_EXHAUSTED where all are given out
 */
async function takeNumber(tx: Tx, entityCode: string): Promise<string> {
  const taken = await findOne<{ last: number }>(
    tx,
    sql`insert into multibanco_number (entity_code, last) values (${entityCode}, ${FIRST_NUMBER}::int)
      on conflict (entity_code) do update set last = multibanco_number.last + 1
        where multibanco_number.last < ${LAST_NUMBER}::int
      returning last`,
  );
  if (!taken) throw conflict('REFERENCES_EXHAUSTED');
  return String(taken.last);
}

/**
 * Refuses a further reference of an account that has enough of them. The account stays locked until the transaction
 * ends: of several that are made at the same moment each counts those before it.
 * @throws Refusal 409 TOO_MANY_PENDING_REFERENCES
 */
async function refuseTooMany(tx: Tx, entityId: number): Promise<void> {
  await tx.query(sql`insert into credit_balance (entity_id) values (${entityId}) on conflict do nothing`);
  await tx.query(sql`select from credit_balance where entity_id = ${entityId} for update`);
  if ((await countPending(tx, entityId)) >= MAX_PENDING_REFERENCES)
    throw conflict('TOO_MANY_PENDING_REFERENCES');
}

export const multibancoReferenceHooks = hooksFor(multibancoReference, {
  scope: ({ actor }) =>
    actor.isOperator
      ? null
      : sql`(t.entity_id = ${actor.entity?.id ?? -1} or t.creation_entity_id = ${actor.entity?.id ?? -1})`,
  hasSearchText: false,
  auditDetails: ({ entityId, credits, amount, status }) => ({ entityId, credits, amount, status }),
  beforeSave: async ({ tx, before, changes, caller: { actor }, services: { settings } }) => {
    if (before) return undefined;
    const { entityCode } = settings.payments;
    if (entityCode === undefined) throw conflict('REFERENCES_NOT_OFFERED');
    if (!actor?.entity) throw conflict('ENTITY_NOT_BILLABLE');
    const entityId = await findPayer(tx, actor.entity.id);
    const credits = changes.credits as number;
    const { unitPrice, vatRate, tableId } = await priceOfCredits(tx, entityId);
    const amounts = amountsOf(credits, { unitPrice, vatRate });
    if (typeof changes.amount === 'number' && changes.amount !== amounts.amount)
      throw conflict('PRICE_HAS_CHANGED');
    if (amounts.amount > MAX_REFERENCE_CENTS)
      throw formError([{ property: 'credits', error: 'INVALID_CREDITS' }]);
    await refuseTooMany(tx, entityId);
    return {
      ...amounts,
      entityId,
      creationEntityId: actor.entity.id,
      entityCode,
      number: referenceNumber(entityCode, await takeNumber(tx, entityCode), amounts.amount),
      status: 'PENDING',
      unitPrice,
      vatRate,
      pricingTableId: tableId,
      lastDay: await lastDayOfReference(tx),
      isDemonstration: settings.demo,
      creationUserId: actor.id,
    };
  },
  filters: {
    /** The whole number, with spaces or without. */
    universalSearch: {
      shape: queryText(),
      where: (text: string) => sql`t.number = ${text.replaceAll(/\s/g, '')}`,
    },
  },
});
