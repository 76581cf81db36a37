import { text } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { otherRegister } from './schema.ts';

/** The key is kept in clear, since calls are made with it, and no answer shows it. */
export const setCallKey = defineOperation(otherRegister, {
  name: 'setCallKey',
  permission: 'WRITE_CONFIGURATION',
  when: [],
  path: 'call-key',
  input: { callKey: text({ required: 'MISSING_CALL_KEY', max: 200 }) },
  change: () => ({ callKeyTimestamp: new Date().toISOString() }),
  summary: 'Enters the key with which this register makes calls to another one; no answer shows it',
  answer: ['callKeyTimestamp'],
  icon: 'apiKey',
});
