import { z } from 'zod';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { apiKey } from './schema.ts';

type Key = Pick<RecordOfModule<typeof apiKey>, 'issueTimestamp' | 'revocationTimestamp'>;
const isNotRevoked = condition<Key>('API_KEY_IS_REVOKED', ({ revocationTimestamp }) => !revocationTimestamp);

export const issueApiKey = defineOperation(apiKey, {
  name: 'issueApiKey',
  permission: 'WRITE_CONFIGURATION',
  when: [isNotRevoked],
  path: 'issue',
  change: () => ({ issueTimestamp: new Date().toISOString() }),
  summary: 'Makes the key, in place of an earlier one; it is answered this once',
  answer: ['issueTimestamp'],
  alsoAnswers: { key: z.string() },
  reveals: 'key',
  icon: 'apiKey',
});

export const revokeApiKey = defineOperation(apiKey, {
  name: 'revokeApiKey',
  permission: 'WRITE_CONFIGURATION',
  when: [isNotRevoked],
  path: 'revoke',
  change: () => ({ revocationTimestamp: new Date().toISOString() }),
  summary: 'Revokes a key: calls with it are refused from then on',
  shown: ({ issueTimestamp }) => issueTimestamp !== null,
  icon: 'lock',
  danger: true,
});
