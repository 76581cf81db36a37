import { z } from 'zod';
import { integer } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { apiKey, MANAGE_KEYS } from './schema.ts';
import { isOwnKey } from './scopes.ts';

type Key = Pick<
  RecordOfModule<typeof apiKey>,
  'name' | 'issueTimestamp' | 'revocationTimestamp' | 'entityId' | 'endDate'
>;
const isNotRevoked = condition<Key>('API_KEY_IS_REVOKED', ({ revocationTimestamp }) => !revocationTimestamp);
const isIssued = condition<Key>('API_KEY_NOT_ISSUED', ({ issueTimestamp }) => issueTimestamp !== null);
/** Its calls are made in the name of who makes it: no user lends rights to another entity. */
const isOwn = condition<Key>('API_KEY_OF_OTHER_ENTITY', isOwnKey);

export const issueApiKey = defineOperation(apiKey, {
  name: 'issueApiKey',
  permission: MANAGE_KEYS,
  when: [isNotRevoked, isOwn],
  path: 'issue',
  change: (_input, _record, actor) => ({
    issueTimestamp: new Date().toISOString(),
    previousEndTimestamp: null,
    makerId: actor.id,
    entityId: actor.entity?.id ?? null,
  }),
  summary: 'Makes the key, in place of an earlier one, which ends at once; it is answered this once',
  answer: ['issueTimestamp'],
  alsoAnswers: { key: z.string() },
  reveals: 'key',
  errors: ['NOT_WHILE_IMPERSONATING'],
  icon: 'apiKey',
});

export const renewApiKey = defineOperation(apiKey, {
  name: 'renewApiKey',
  permission: MANAGE_KEYS,
  when: [isNotRevoked, isIssued, isOwn],
  path: 'renew',
  /** Days for which the key of before is accepted as well, so that programs are changed one after the other. */
  input: { overlapDays: integer({ required: true, min: 1, max: 30, example: 7 }) },
  initial: () => ({ overlapDays: 7 }),
  change: ({ overlapDays }, _record, actor) => ({
    issueTimestamp: new Date().toISOString(),
    previousEndTimestamp: new Date(Date.now() + overlapDays * 86_400_000).toISOString(),
    makerId: actor.id,
    entityId: actor.entity?.id ?? null,
  }),
  summary: 'Makes a further key; the one before is accepted for some days as well. It is answered this once',
  answer: ['issueTimestamp', 'previousEndTimestamp'],
  alsoAnswers: { key: z.string() },
  reveals: 'key',
  errors: ['NOT_WHILE_IMPERSONATING'],
  shown: ({ issueTimestamp }) => issueTimestamp !== null,
  icon: 'undo',
});

export const revokeApiKey = defineOperation(apiKey, {
  name: 'revokeApiKey',
  permission: MANAGE_KEYS,
  when: [isNotRevoked],
  path: 'revoke',
  change: () => ({ revocationTimestamp: new Date().toISOString() }),
  summary: 'Revokes a key: calls with it are refused from then on',
  shown: ({ issueTimestamp }) => issueTimestamp !== null,
  icon: 'lock',
  danger: true,
});
