import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { READ_RECALL_CASES } from './schema.ts';

const count = z.int().min(0);

/** Mails by what became of them: an owner without an address is counted apart. */
const mails = z.object({ sent: count, waiting: count, failed: count, noAddress: count });

export const readRecallFigures = defineCall({
  name: 'readRecallFigures',
  method: 'GET',
  path: '/transponder-recalls/:id/figures',
  access: READ_RECALL_CASES,
  summary: 'Counts what a recall has reached: transponders, animals, mails, and what was done',
  params: byId,
  answer: z.object({
    /** Transponders that no animal has. */
    unused: count,
    animals: count,
    open: count,
    done: count,
    outcomes: z.object({ READS: count, REPLACED: count, NOT_SEEN: count }),
    owners: mails,
    veterinarians: mails,
    entities: mails,
  }),
});
