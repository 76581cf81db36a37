import sql from 'sql-template-tag';
import { compareReports, type Described } from '../../../../resources/lostFound/lostAnimal/comparison.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

/** A report as the generator has it. */
interface Report extends Omit<Described, 'speciesId' | 'isCrossBreed' | 'crossBreedId'> {
  readonly id: number;
}

const described = (report: Report): Described => ({
  ...report,
  speciesId: null,
  isCrossBreed: false,
  crossBreedId: null,
});

/**
 * Writes the pairs of lost reports and those that were found like them, in the same municipality. The second was
 * dismissed, the third confirmed.
 */
export async function writeMatches(
  tx: Queryable,
  pairs: readonly (readonly [lost: Report, found: Report])[],
  operator: number,
): Promise<void> {
  for (const [at, [lost, found]] of pairs.entries()) {
    const { score, reasons } = compareReports(described(lost), described(found), 0);
    const status = at === 1 ? 'DISMISSED' : at === 2 ? 'CONFIRMED' : 'OPEN';
    await tx.query(sql`
      insert into lost_animal_match (lost_id, found_id, score, reasons, status, decision_user_id, decision_timestamp,
        creation_timestamp)
      select ${lost.id}, ${found.id}, ${score}, ${json(reasons)}, ${status},
        case when ${status} <> 'OPEN' then ${operator}::bigint end,
        case when ${status} <> 'OPEN' then creation_timestamp + interval '30 minutes' end, creation_timestamp
      from lost_animal where id = ${found.id}`);
  }
}
