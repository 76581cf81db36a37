import sql from 'sql-template-tag';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';

/** Rabies vaccines and the longest protection that their data sheets allow. */
const VACCINES = [
  ['Nobivac Rabies', 3, 'YEAR'],
  ['Rabisin', 3, 'YEAR'],
  ['Versiguard Rabies', 3, 'YEAR'],
  ['Rabigen Mono', 3, 'YEAR'],
  ['Biocan R', 2, 'YEAR'],
  ['Eurican R', 3, 'YEAR'],
  ['Rabisin (primovacinação)', 12, 'MONTH'],
  ['Eurican DAPPi-LR', 12, 'MONTH'],
] as const;

/** Writes the vaccines that the register starts with. */
export async function seedVaccines(tx: Queryable): Promise<void> {
  for (const [name, period, unit] of VACCINES) {
    await tx.query(sql`
      insert into vaccine (name, immunization_time_period, immunization_time_unit, search_text)
      values (${name}, ${period}, ${unit}, ${foldText(name)}) on conflict do nothing`);
  }
}
