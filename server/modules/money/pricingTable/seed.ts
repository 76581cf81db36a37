import sql from 'sql-template-tag';
import type { PriceLine } from '../../../../resources/money/pricingTable/services.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

/** The prices of a year: a registration and a credit cost the fee, what else an entity asks for is free. */
const linesAt = (fee: number): PriceLine[] => [
  { service: 'REGISTRATION', credits: 1, unitPrice: fee, vatRate: 23 },
  { service: 'PRE_REGISTRATION', credits: 1, unitPrice: fee, vatRate: 23 },
  { service: 'TRANSFER', credits: 0, unitPrice: 0, vatRate: 23 },
  { service: 'CERTIFICATE', credits: 0, unitPrice: 0, vatRate: 23 },
  { service: 'CREDITS', credits: 1, unitPrice: fee, vatRate: 23 },
];

/** Writes the tables of prices of the year before, of this one and of the next, each for all entities. */
export async function writePricingTables(tx: Queryable, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const tables = [
    { year: year - 1, fee: 240 },
    { year, fee: 250 },
    { year: year + 1, fee: 260 },
  ];
  for (const { year: of, fee } of tables) {
    const name = `Tabela ${of}`;
    // eslint-disable-next-line no-await-in-loop
    await tx.query(sql`
      insert into pricing_table (name, valid_from, valid_to, is_open_ended, lines, search_text)
      values (${name}, ${`${of}-01-01`}, ${of > year ? null : `${of}-12-31`}, ${of > year}, ${json(linesAt(fee))}, ${foldText(name)})`);
  }
}
