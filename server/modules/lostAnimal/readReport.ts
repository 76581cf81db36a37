import sql from 'sql-template-tag';
import {
  getLostAnimal,
  getLostAnimalById,
  getPendingLostReport,
} from '../../../resources/lostAnimal/calls.ts';
import { isTransponder } from '../../../resources/numbers/transponder.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import { handleRead } from '../../http/handle.ts';
import { findRecord, presentedOne } from '../../write/records.ts';
import { scopeColumn } from '../../write/redaction.ts';
import { lostAnimalHooks } from './hooks.ts';
import { lostAnimals, type LostAnimal } from './lostAnimals.ts';
import { readPhotos } from './photos.ts';
import { readableReports } from './scope.ts';

/**
 * The id of the report that a path names: fifteen digits mean the current report of a transponder.
 * @throws Refusal 404 where the transponder has none
 */
export async function reportIdOf(db: Queryable, key: string): Promise<number> {
  const id = isTransponder(key) ? await lostAnimalHooks.findId?.(db, key) : Number(key);
  if (id === undefined) throw notFound();
  return id;
}

/**
 * A report that the caller can read, open or closed; or one `among` others.
 * @throws Refusal 404 when it is not there or not theirs to see
 */
export async function findReport(
  db: Queryable,
  id: number,
  caller: SignedInCaller,
  { lock = false, among = readableReports }: { lock?: boolean; among?: typeof readableReports } = {},
): Promise<LostAnimal> {
  const readable = among(caller) ?? sql`true`;
  const select = scopeColumn(lostAnimals, caller);
  const found = await findRecord(db, lostAnimals, sql`t.id = ${id} and ${readable}`, { lock, select });
  if (!found) throw notFound();
  return found;
}

/** A report with its photos, as the caller may see it. */
async function readReport(db: Queryable, id: number, caller: SignedInCaller) {
  const report = await findReport(db, id, caller);
  const shown = presentedOne(lostAnimals, report, caller) as LostAnimal;
  return { ...shown, ...(await readPhotos(db, report)) };
}

export const getLostAnimalHandler = handleRead(getLostAnimal, async ({ db, params, caller, noteRead }) => {
  const report = await readReport(db, await reportIdOf(db, params.id), caller);
  noteRead({ objectId: report.id, details: { transponder: report.transponder } });
  return report;
});

export const getLostAnimalByIdHandler = handleRead(getLostAnimalById, async ({ db, params, caller }) =>
  readReport(db, params.id, caller),
);

export const getPendingLostReportHandler = handleRead(getPendingLostReport, async ({ db, params, caller }) =>
  readReport(db, params.id, caller),
);
