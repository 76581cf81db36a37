import sql from 'sql-template-tag';
import type { Queryable } from '../db/db.ts';
import { placeName } from './placeNames.ts';
import { knownPlaces } from './places.ts';
import { readTable } from './readTable.ts';
import type { ImportRun } from './importRun.ts';
import { Tally, type FileSummary, type LeftOut, type LeftOutReason } from './summary.ts';
import type { TableSource } from './tableSource.ts';

interface PostalRow {
  cp4: string;
  cp3: string;
  countyId: number;
  locality: string;
  street: string;
}

/** Rows of one statement: enough to make the round trip cheap, few enough for memory. */
const BATCH = 1_000;

/**
 * Reads the publisher's postal codes: one row per street of a code, without a parish. A street that is
 * there already keeps its parish; its municipality is brought up to date.
 */
export async function importPostalCodes(
  db: Queryable,
  source: TableSource,
  run: ImportRun,
  finished: readonly FileSummary[],
  onLeftOut: (row: LeftOut) => void,
): Promise<FileSummary> {
  const tally = new Tally(source, 'postal codes', onLeftOut);
  const begun = run.from?.finished.length === finished.length ? run.from : undefined;
  Object.assign(tally, begun?.counts);
  const counties = new Map((await knownPlaces(db, 'county')).map((county) => [county.code, county.id]));
  const seen = new Set<string>();
  let batch: PostalRow[] = [];
  let last = begun?.line ?? 0;
  const commit = async (line: number): Promise<void> => {
    const rows = batch;
    batch = [];
    await run.commit(async (tx) => {
      await write(tx, rows, tally);
      const { inserted, updated, unchanged } = tally;
      const position = { finished, line, counts: { inserted, updated, unchanged } };
      return { position, lines: line - last };
    });
    last = line;
  };
  let line = last;
  for await (const { line: at, fields } of readTable(tally, [17])) {
    line = Math.max(line, at);
    const row = postalRow(fields, counties);
    if (typeof row === 'string') {
      tally.refuse(row, at, fields.filter((field) => field).join(' '));
      continue;
    }
    const key = `${row.cp4}${row.cp3}|${row.locality}|${row.street}`;
    if (seen.has(key)) {
      tally.refuse('the same street of the same code came before', at, key);
      continue;
    }
    seen.add(key);
    // Lines that an earlier run has written are read again for their streets alone.
    if (begun && at <= begun.line) continue;
    batch.push(row);
    if (batch.length === BATCH) await commit(line);
  }
  await commit(line);
  return tally.summary();
}

/** A row of the file as one of ours, or why it is none. */
function postalRow(
  fields: readonly string[],
  counties: ReadonlyMap<string, number>,
): PostalRow | LeftOutReason {
  const [district = '', county = ''] = fields;
  const countyId = counties.get(district.padStart(2, '0') + county.padStart(2, '0'));
  const cp4 = fields[14] ?? '';
  const cp3 = fields[15] ? fields[15].padStart(3, '0') : '';
  if (!/^[1-9]\d{3}$/.test(cp4) || !/^\d{3}$/.test(cp3)) return 'its postal code is incomplete';
  if (countyId === undefined) return 'its municipality is not known';
  const locality = placeName(fields[3] || fields[16] || '');
  if (!locality) return 'it names no locality';
  const street =
    fields
      .slice(5, 10)
      .filter((part) => part)
      .join(' ') ||
    fields[10] ||
    '';
  return { cp4, cp3, countyId, locality, street: placeName(street) };
}

async function write(tx: Queryable, rows: readonly PostalRow[], tally: Tally): Promise<void> {
  if (rows.length === 0) return;
  const written = await tx.query<{ inserted: boolean }>(sql`
    insert into postal_code (cp4, cp3, county_id, locality, street)
    select * from unnest(${rows.map((row) => row.cp4)}::text[], ${rows.map((row) => row.cp3)}::text[],
      ${rows.map((row) => row.countyId)}::bigint[], ${rows.map((row) => row.locality)}::text[],
      ${rows.map((row) => row.street)}::text[])
    on conflict (cp4, cp3, locality, street) do update set county_id = excluded.county_id
      where postal_code.county_id <> excluded.county_id
    returning xmax = 0 as inserted`);
  const inserted = written.filter((row) => row.inserted).length;
  tally.inserted += inserted;
  tally.updated += written.length - inserted;
  tally.unchanged += rows.length - written.length;
}
