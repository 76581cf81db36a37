import { z } from 'zod';
import { documents } from '../../common/document/documentsField.ts';
import { filesBody, MAX_FILE_BYTES } from '../../common/document/limits.ts';
import { ownerAccount } from '../../kit/access.ts';
import { date, longText } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { MAX_FORM_FILES } from '../../common/publicForm/limits.ts';
import { hasNoDeathReport, isMissing, isNotFound, isUnlocked } from './conditions.ts';
import { setDead } from './operations.ts';
import { animal } from './schema.ts';

/** The owner has the animal back, and closes its lost process. */
export const reportFound = defineOperation(animal, {
  name: 'reportFound',
  group: 'status',
  permission: ownerAccount,
  when: [isMissing, isNotFound, isUnlocked],
  stateOnly: true,
  page: '/owner-account/found/:transponder',
  shown: ({ status }) => status === 'LOST',
  icon: 'lost',
});

/** The owner reports the death; it is registered once the request is accepted. */
export const reportDeath = defineOperation(animal, {
  name: 'reportDeath',
  group: 'status',
  permission: ownerAccount,
  when: [...setDead.when, hasNoDeathReport],
  path: 'report-death',
  by: 'transponder',
  method: 'POST',
  input: {
    deathDate: date({ required: true, past: true }),
    observations: longText({ max: 1000 }),
    documents: documents({ most: MAX_FORM_FILES, maxBytes: MAX_FILE_BYTES }),
  },
  check: ({ deathDate }, { birthdate }) =>
    deathDate && birthdate && deathDate < birthdate
      ? [{ property: 'deathDate', error: 'INVALID_DEATH_DATE' }]
      : [],
  summary:
    'Reports the death of an animal in the account of its owner; it is registered once staff accept it',
  failure: 'ERROR_REPORT_DEATH',
  answer: ['hasDeathReport'],
  alsoAnswers: { deathRequestId: z.int() },
  bodyLimit: filesBody(MAX_FORM_FILES),
  shown: ({ status }) => status !== 'DEAD',
  icon: 'death',
});
