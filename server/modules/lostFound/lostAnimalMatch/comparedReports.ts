import sql, { type Sql } from 'sql-template-tag';
import { municipalitiesWithin } from '../../../../resources/reference/county/distance.ts';
import { REACH_KM, type Described } from '../../../../resources/lostFound/lostAnimal/comparison.ts';
import { misreadings } from '../../../../resources/numbers/misreading.ts';
import { findOne, type Queryable, type Tx } from '../../../db/db.ts';

/** A report as the comparison reads it. */
export interface ComparedReport extends Described {
  readonly id: number;
  readonly status: 'LOST' | 'FOUND';
  /** The code of the municipality, of four digits. */
  readonly code: string | null;
  readonly creationUserId: number | null;
  readonly creationEntityId: number | null;
}

/** Reports of one animal are at most so many days apart. */
const DAYS_APART = 365;
/** Most reports that one is compared with. */
const CANDIDATES = 500;

const compared = (where: Sql): Sql => sql`
  select l.id, l.status, l.transponder, l.species_id, l.breed_id, l.is_cross_breed, l.cross_breed_id, l.gender, l.color,
    l.birthdate, l.event_date, c.code, l.creation_user_id, l.creation_entity_id, a.second_transponder
  from lost_animal l left join county c on c.id = l.event_county_id left join animal a on a.id = l.animal_id
  where ${where}`;

/** The condition for reports that can be compared: open and accepted. */
const isOpen = sql`not l.is_closed and l.validation_status = 'ACCEPTED'`;

/** A report that can be compared; undefined once it is closed. */
export const findCompared = (db: Queryable, id: number): Promise<ComparedReport | undefined> =>
  findOne<ComparedReport>(db, compared(sql`l.id = ${id} and ${isOpen}`));

/** Keeps two reports from being closed until the transaction ends; false where one is closed already. */
export const lockOpenReports = async (tx: Tx, one: number, other: number): Promise<boolean> =>
  (
    await tx.query(
      sql`select 1 from lost_animal l where l.id in (${one}, ${other}) and ${isOpen} order by l.id for share`,
    )
  ).length === 2;

/**
 * The open reports of the other kind that may be of the same animal: those of its species in the municipalities around,
 * the nearest in time first, and those whose number may be this one misread. Both are found by an index.
 */
export function findCandidates(db: Queryable, report: ComparedReport): Promise<ComparedReport[]> {
  const other = report.status === 'LOST' ? 'FOUND' : 'LOST';
  const [before, after] = report.status === 'LOST' ? [2, DAYS_APART] : [DAYS_APART, 2];
  // Also what the second number of an animal may have been read as, and the animals with such a second number.
  const numbers = [report.transponder, report.secondTransponder ?? []].flat().flatMap(misreadings);
  const around = report.code === null ? [] : municipalitiesWithin(report.code, REACH_KM);
  return db.query<ComparedReport>(sql`
    with near as (
      select l.id from lost_animal l
      where ${isOpen} and l.status = ${other} and l.species_id = ${report.speciesId}::bigint
        and l.event_county_id in (select id from county where code = any(${around}::text[]))
        and l.event_date between ${report.eventDate}::date - ${before}::int and ${report.eventDate}::date + ${after}::int
      order by abs(l.event_date - ${report.eventDate}::date) limit ${CANDIDATES}
    ), misread as (
      select l.id from lost_animal l
      where ${isOpen} and l.status = ${other} and l.transponder = any(${numbers}::text[])
    ), second as (
      select l.id from animal a join lost_animal l on l.animal_id = a.id
      where ${isOpen} and l.status = ${other} and a.second_transponder = any(${numbers}::text[])
    ) ${compared(sql`l.id in (select id from near union select id from misread union select id from second)`)}`);
}
