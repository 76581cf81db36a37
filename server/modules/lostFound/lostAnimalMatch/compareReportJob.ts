import sql from 'sql-template-tag';
import { distanceBetween } from '../../../../resources/reference/county/distance.ts';
import {
  compareReports,
  NOTIFIED_FROM,
  PAIR_FROM,
} from '../../../../resources/lostFound/lostAnimal/comparison.ts';
import type { Caller, Services } from '../../../context.ts';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import { runWrite } from '../../../write/pipeline.ts';
import { findRecord } from '../../../write/records.ts';
import { insertUnlessTaken, saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notify } from '../../common/notification/notify.ts';
import { findCandidates, findCompared, lockOpenReports, type ComparedReport } from './comparedReports.ts';
import { matches } from './matches.ts';

/** A caller without an account: the register itself finds the pairs. */
const REGISTER: Caller = {
  actor: null,
  ip: '',
  userAgent: null,
  scopeEntityIds: [],
  sessionHash: null,
};

/** Notifies the maker of a report of the other report, unless the same user made both. */
async function notifyReporter(
  write: Write<Caller>,
  { creationEntityId, creationUserId }: ComparedReport,
  other: ComparedReport,
  score: number,
): Promise<void> {
  if (creationEntityId === null && creationUserId === null) return;
  await notify(write, {
    ...(creationEntityId === null
      ? { userIds: [creationUserId!] }
      : { entityId: creationEntityId, permission: 'READ_LOST_ANIMAL_HISTORY' as const }),
    type: 'LOST_ANIMAL_MATCH',
    objectId: other.id,
    additionalInfo: { transponder: other.transponder, score },
  });
}

/** Stores a pair, or its new score while it is undecided; a decision is kept. */
async function keepPair(write: Write<Caller>, one: ComparedReport, other: ComparedReport): Promise<void> {
  const [lost, found] = one.status === 'LOST' ? [one, other] : [other, one];
  const { score, reasons } = compareReports(lost, found, distanceBetween(lost.code, found.code));
  const pair = sql`t.lost_id = ${lost.id} and t.found_id = ${found.id}`;
  const isKnown = (await findRecord(write.tx, matches, pair)) !== undefined;
  if (!isKnown && score < PAIR_FROM) return;
  // Reports are locked before their pairs, as where a report is closed: it may have been since it was read.
  if (!(await lockOpenReports(write.tx, lost.id, found.id))) return;
  if (isKnown) {
    const known = await findRecord(write.tx, matches, pair, { lock: true });
    if (known?.status === 'OPEN') await saveRecord(write, matches, known, { score, reasons: [...reasons] });
    return;
  }
  const values = {
    lostId: lost.id,
    foundId: found.id,
    score,
    reasons: [...reasons],
    status: 'OPEN' as const,
  };
  const made = await insertUnlessTaken(write, matches, values);
  if (!made || score < NOTIFIED_FROM) return;
  await notifyReporter(write, lost, found, score);
  await notifyReporter(write, found, lost, score);
}

/** Handler of kind COMPARE_LOST_ANIMAL: compares a report with the open reports of the other kind. */
export const compareReportJob =
  (services: Services): OutboxHandler =>
  async ({ payload }) => {
    const { id } = payload as { id: number };
    const report = await findCompared(services.db, id);
    if (!report) return;
    const candidates = await findCandidates(services.db, report);
    // One order for all, so that two reports that are compared at once never wait for each other.
    candidates.sort((a, b) => a.id - b.id);
    await runWrite(services, REGISTER, null, async (write) => {
      for (const candidate of candidates) await keepPair(write, report, candidate);
      return { status: 200, body: null };
    });
  };
