import { amountsOf, type CreditPrice } from '../../../../resources/money/multibancoReference/amounts.ts';
import { multibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { addDays } from '../../../../resources/numbers/dates.ts';
import type { Queryable } from '../../../db/db.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';
import { DEMO_CLINIC, ENTITIES, NO_CREDIT_CLINIC } from '../../../demonstration/entities.ts';
import type { Staff } from '../../../demonstration/staff.ts';

/** The part of an animal that its registration is paid by. */
interface RegisteredAnimal {
  readonly entityId: number;
  readonly transponder: string;
  readonly creationTimestamp: string;
}

interface LedgerRow {
  date: string;
  entityId: number;
  type: 'CHARGE' | 'CONSUMPTION';
  credits: number;
  amount: number | null;
  balanceAfter: number;
  transponder: string | null;
  reference: string | null;
  userId: number | null;
  service: 'REGISTRATION' | null;
  vatRate: number | null;
}

const COLUMNS = {
  date: 'timestamptz',
  entityId: 'bigint',
  type: 'text',
  credits: 'int',
  amount: 'numeric',
  balanceAfter: 'int',
  transponder: 'text',
  reference: 'text',
  userId: 'bigint',
  service: 'text',
  vatRate: 'numeric',
} satisfies Columns<LedgerRow>;

/** What a credit costs this year by the tables of prices of the demonstration. */
export const DEMO_CREDIT_PRICE: CreditPrice = { unitPrice: 250, vatRate: 23 };
/** The entity of the demonstration's references, which no cash machine knows. */
export const DEMO_ENTITY_CODE = '99999';

/** Credits bought at a time, and what one costs in euros: the fee of a registration. */
const CHARGE = 100;
/** The first charges of the clinic were paid by Multibanco, so many. */
const PAID_BY_REFERENCE = 2;
const PRICE = 2.5;

/** The credits that entities of the demonstration end with; every other one has some number of its own. */
const BALANCES: Record<number, number> = { [DEMO_CLINIC]: 120, [NO_CREDIT_CLINIC]: 0, 8: 3 };

/**
 * An entity's account book: one credit for every animal it registered, bought a hundred at a time whenever
 * none was left, and as many bought in the end as the balance needs.
 */
function ledger(
  entityId: number,
  animals: readonly RegisteredAnimal[],
  balance: number,
  staff: Staff,
  today: string,
): LedgerRow[] {
  const rows: LedgerRow[] = [];
  const userId = staff.userOf(entityId);
  const credits = { toBuy: animals.length + balance, current: 0, references: 0 };
  const charge = (day: string): void => {
    // Never before the movement that it follows: the kept balances are in the order of the dates.
    const last = rows.at(-1)?.date ?? '';
    const date = last > day ? last : day;
    const bought = credits.toBuy % CHARGE || CHARGE;
    credits.toBuy -= bought;
    credits.current += bought;
    const isPaidByReference = entityId === DEMO_CLINIC && credits.references < PAID_BY_REFERENCE;
    if (isPaidByReference) credits.references += 1;
    const cents = isPaidByReference ? amountsOf(bought, DEMO_CREDIT_PRICE).amount : bought * PRICE * 100;
    const reference = isPaidByReference
      ? `MB ${multibancoReference(DEMO_ENTITY_CODE, String(1_000_000 + credits.references), cents)}`
      : `FT ${date.slice(0, 4)}/${String(entityId * 1000 + rows.length).padStart(6, '0')}`;
    rows.push({
      date,
      entityId,
      type: 'CHARGE',
      credits: bought,
      amount: cents / 100,
      balanceAfter: credits.current,
      transponder: null,
      reference,
      userId: null,
      service: null,
      vatRate: DEMO_CREDIT_PRICE.vatRate,
    });
  };
  for (const { creationTimestamp, transponder } of animals) {
    if (credits.current === 0) charge(`${addDays(creationTimestamp.slice(0, 10), -1)}T10:00:00.000Z`);
    credits.current -= 1;
    rows.push({
      date: creationTimestamp,
      entityId,
      type: 'CONSUMPTION',
      credits: -1,
      amount: null,
      balanceAfter: credits.current,
      transponder,
      reference: null,
      userId,
      service: 'REGISTRATION',
      vatRate: null,
    });
  }
  while (credits.toBuy > 0) charge(`${addDays(today, -1)}T11:00:00.000Z`);
  return rows;
}

/** Writes the account book and the balance of every entity that pays. */
export async function writeBillingTransactions(
  tx: Queryable,
  animals: readonly RegisteredAnimal[],
  staff: Staff,
  today: string,
): Promise<void> {
  const paying = ENTITIES.filter(({ profile }) => profile === 'clinic' || profile === 'association');
  const balances = paying.map(({ id }) => ({
    entityId: id,
    value: BALANCES[id] ?? new Random('balance', id).int(6, 380),
  }));
  const books = balances.flatMap(({ entityId, value }) => {
    const own = animals.filter((row) => row.entityId === entityId);
    own.sort((one, other) => (one.creationTimestamp < other.creationTimestamp ? -1 : 1));
    return ledger(entityId, own, value, staff, today);
  });
  await insertRows(tx, 'credit_balance', { entityId: 'bigint', value: 'int' }, balances);
  await insertRows(tx, 'billing_transaction', COLUMNS, books);
}
