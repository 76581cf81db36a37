import type { HandoverView } from '../../../../resources/animals/registerHandover/calls.ts';
import type { Caller } from '../../../context.ts';
import { formError } from '../../../errors.ts';
import type { Write } from '../../../write/openWrite.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { notify } from '../../common/notification/notify.ts';
import { handovers, refuseMoved, type Handover } from './handovers.ts';
import { queueMessage } from './messages.ts';

/** What an owner answers, by a mailed link or in the account. */
export interface OwnerAnswer {
  readonly act: HandoverView['act'];
  readonly words?: string | null | undefined;
}

/**
 * Refuses an objection without words, before it uses anything up.
 * @throws Refusal 422 at `words`
 */
export function checkWords({ act, words }: OwnerAnswer): void {
  if (act === 'OBJECT' && !words) throw formError([{ property: 'words', error: 'MISSING_WORDS' }]);
}

/** Records what the owner answers to a hand-over that waits for it: the other register is called, or staff decide. */
export async function recordAnswer(
  write: Write<Caller>,
  handover: Handover,
  { act, words }: OwnerAnswer,
): Promise<void> {
  if (act === 'AGREE') {
    await refuseMoved(write, handover);
    await saveRecord(write, handovers(), handover, { state: 'ANNOUNCED' }, 'UPDATE');
    await queueMessage(write.tx, handover.id, 'ANNOUNCED');
    return;
  }
  await saveRecord(
    write,
    handovers(),
    handover,
    { contestState: 'OPEN', contestWords: words ?? null },
    'UPDATE',
  );
  await notify(write, {
    permission: 'MANAGE_ANIMAL_TRANSFER',
    type: 'HANDOVER_CONTESTED',
    objectId: handover.id,
    additionalInfo: { transponder: handover.transponder },
  });
}
