import sql from 'sql-template-tag';
import type { Caller } from '../../../context.ts';
import type { Write } from '../../../write/openWrite.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { lostAnimals } from '../lostAnimal/lostAnimals.ts';
import { lockReport } from '../lostAnimal/lockReport.ts';

interface Ended {
  readonly id: number;
  readonly decisionUserId?: number | null;
  readonly reason?: string | null;
  readonly comments?: string | null;
}

/** Returns the text of a decision, as the report stores it. */
export const wordsOf = ({ reason, comments }: Ended): string | null =>
  [reason, comments].filter(Boolean).join(' ') || null;

/** Closes the report of a request that was rejected or taken back; its animal stays as it is. */
export async function rejectReport(write: Write<Caller>, request: Ended): Promise<void> {
  const report = await lockReport(write.tx, request.id);
  await saveRecord(
    write,
    lostAnimals,
    report,
    {
      validationStatus: 'REJECTED',
      isClosed: true,
      closedDate: sql`now()`,
      closedById: write.caller.actor?.id ?? null,
      decisionUserId: request.decisionUserId ?? null,
      comments: wordsOf(request),
    },
    'LOST_ANIMAL_REJECTED',
  );
}
