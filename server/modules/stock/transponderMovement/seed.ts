import sql from 'sql-template-tag';
import { addDays } from '../../../../resources/numbers/dates.ts';
import type { Tx } from '../../../db/db.ts';
import { deliverTransponders, holdTransponders, releaseTransponders } from './moveTransponders.ts';
import { momentOf } from '../../../demonstration/base/calendar.ts';
import { Random } from '../../../demonstration/base/random.ts';
import { DEMO_CLINIC, DEMO_KENNEL, NO_CREDIT_CLINIC } from '../../../demonstration/entities.ts';
import type { Staff } from '../../../demonstration/staff.ts';

/** A movement of the demonstration: by their maker where it names a lot, from the demonstration's clinic otherwise. */
interface MovementLine {
  readonly to: number;
  /** Days ago. */
  readonly age: number;
  /** The first number, and the count from there. */
  readonly first: number;
  readonly count: number;
  readonly lot?: string;
  readonly manufacturer?: string;
  readonly campaign?: string;
  readonly status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';
  readonly rejectionReason?: string;
  readonly note?: string;
}

const DATAMARS = { manufacturer: 'Datamars' };
const ALLFLEX = { manufacturer: 'Allflex' };

const LINES: readonly MovementLine[] = [
  {
    to: DEMO_CLINIC,
    age: 120,
    first: 620_098_700_010_001,
    count: 100,
    lot: 'DM-25-0871',
    ...DATAMARS,
    status: 'ACCEPTED',
  },
  {
    to: NO_CREDIT_CLINIC,
    age: 95,
    first: 620_098_700_020_001,
    count: 50,
    lot: 'DM-25-0872',
    ...DATAMARS,
    status: 'ACCEPTED',
  },
  {
    to: DEMO_KENNEL,
    age: 60,
    first: 620_098_700_030_001,
    count: 40,
    lot: 'AF-26-0114',
    ...ALLFLEX,
    campaign: 'Identificação em canis municipais',
    status: 'ACCEPTED',
  },
  {
    to: NO_CREDIT_CLINIC,
    age: 30,
    first: 620_098_700_040_001,
    count: 25,
    lot: 'AF-26-0230',
    ...ALLFLEX,
    status: 'REJECTED',
    rejectionReason: 'A caixa chegou aberta.',
  },
  {
    to: DEMO_CLINIC,
    age: 2,
    first: 620_098_700_050_001,
    count: 100,
    lot: 'DM-26-0412',
    ...DATAMARS,
    status: 'PENDING',
  },
  {
    to: NO_CREDIT_CLINIC,
    age: 20,
    first: 620_098_700_010_081,
    count: 10,
    status: 'ACCEPTED',
    note: 'Cedidos por falta de stock.',
  },
  { to: NO_CREDIT_CLINIC, age: 1, first: 620_098_700_010_091, count: 5, status: 'PENDING' },
];

/** A chip of the demonstration's clinic that no reader finds. */
const UNUSABLE = '620098700010080';

/** Writes deliveries of transponders and what the demonstration's clinic passed on. */
export async function writeTransponders(tx: Tx, staff: Staff, today: string): Promise<void> {
  for (const line of LINES) {
    const { to, age, first, count, lot = null, status } = line;
    const random = new Random('transponders', first);
    const from = lot === null ? DEMO_CLINIC : null;
    const created = momentOf(random, addDays(today, -age));
    const closed = status === 'PENDING' ? null : momentOf(random, addDays(today, 1 - age));
    const numbers = `${first}-${first + count - 1}`;
    const creator = from === null ? staff.operator : staff.userOf(from);
    const [movement] = await tx.query<Parameters<typeof deliverTransponders>[1]>(sql`
      insert into transponder_movement (from_entity_id, to_entity_id, numbers, first_number, quantity, lot, manufacturer,
        campaign, note, status, rejection_reason, creation_user_id, creation_timestamp, closing_user_id, closing_timestamp)
      values (${from}, ${to}, ${numbers}, ${String(first)}, ${count}, ${lot}, ${line.manufacturer ?? null},
        ${line.campaign ?? null}, ${line.note ?? null}, ${status}, ${line.rejectionReason ?? null}, ${creator},
        ${created}, ${closed === null ? null : staff.userOf(to)}, ${closed}) returning *`);
    await (from === null ? deliverTransponders : holdTransponders)({ tx }, movement!);
    if (closed !== null) await releaseTransponders({ tx }, movement!, status === 'ACCEPTED');
  }
  await tx.query(
    sql`update transponder set unusable_reason = 'Não responde a nenhum leitor.' where number = ${UNUSABLE}`,
  );
}
