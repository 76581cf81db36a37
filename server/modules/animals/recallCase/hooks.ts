import sql from 'sql-template-tag';
import { NOTICE_STATES, recallCase } from '../../../../resources/animals/recallCase/schema.ts';
import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { z } from 'zod';
import { CASE_MAILS, caseScope, outcomeState } from './recallCases.ts';

const ownerMail = sql`from mail_outcome o where o.subject_type = ${CASE_MAILS} and o.subject_id = t.id and o.receiver = 'OWNER'`;

export const recallCaseHooks = hooksFor(recallCase, {
  scope: caseScope,
  hasSearchText: false,
  select: sql`(select ${outcomeState} ${ownerMail} limit 1) as notice`,
  beforeSave: async ({ changes }) => (changes.status === 'DONE' ? { doneTimestamp: sql`now()` } : undefined),
  filters: {
    notice: {
      shape: z.enum(NOTICE_STATES),
      where: (state: string) => sql`exists (select ${ownerMail} and ${outcomeState} = ${state})`,
    },
    /** The whole number. */
    transponder: {
      shape: queryText(),
      where: (text: string) => sql`t.transponder = ${readTransponder(text)}`,
    },
  },
});
