import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import {
  getLostAnimal,
  getLostAnimalById,
  getPendingLostReport,
  MAX_PROCESS_OBSERVATIONS,
  type ProcessObservation,
} from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { READ_LOST_ANIMALS } from '../../../../resources/lostFound/lostAnimal/access.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { findRecord, presentedOne } from '../../../write/records.ts';
import { scopeColumns } from '../../../write/redaction.ts';
import { lostAnimalHooks } from './hooks.ts';
import { lostAnimals, type LostAnimal } from './lostAnimals.ts';
import { readPhotos } from './photos.ts';
import { listedReports, queuedReports, readableReports } from './scope.ts';

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
  const select = scopeColumns(lostAnimals, caller)!;
  const found = await findRecord(db, lostAnimals, sql`t.id = ${id} and ${readable}`, { lock, select });
  if (!found) throw notFound();
  return found;
}

/** The notes on a report, the newest first: for readers of reports who find it in their lists, as the notes themselves. */
async function readObservations(
  db: Queryable,
  id: number,
  caller: SignedInCaller,
): Promise<readonly ProcessObservation[]> {
  if (!allows(READ_LOST_ANIMALS, caller.actor)) return [];
  return db.query<ProcessObservation>(sql`
    select o.id, o.observation, o.creation_timestamp,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as creation_user
    from lost_animal_observation o
    join lost_animal t on t.id = o.lost_animal_id
    left join app_user u on u.id = o.creation_user_id
    where t.id = ${id} and ${listedReports(caller) ?? sql`true`}
    order by o.creation_timestamp desc, o.id desc ${atMost(MAX_PROCESS_OBSERVATIONS)}`);
}

/** A report with its photos and the notes on it, as the caller may see it. */
async function readReport(
  db: Queryable,
  id: number,
  caller: SignedInCaller,
  among: typeof readableReports = readableReports,
) {
  const report = await findReport(db, id, caller, { among });
  const shown = presentedOne(lostAnimals, report, caller) as LostAnimal;
  const processObservations = [...(await readObservations(db, id, caller))];
  return { ...shown, ...(await readPhotos(db, report)), processObservations };
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
  readReport(db, params.id, caller, queuedReports),
);
