import { z } from 'zod';
import { defineJob } from '../../kit/job.ts';
import { READ_ANIMALS } from '../animal/schema.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { BATCH_KEPT_DAYS } from './bulkCalls.ts';

/** Issues the certificates of a bulk request. */
export const issueCertificates = defineJob({
  name: 'issueCertificates',
  act: 'ISSUE',
  of: 'animal',
  requires: READ_ANIMALS,
  input: z.strictObject({ batchId: idNumber }),
  result: { kind: 'PAGE', keptDays: BATCH_KEPT_DAYS },
});
