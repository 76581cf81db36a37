import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { lostAnimalMatch } from './schema.ts';

interface MatchState {
  readonly status?: string | null;
}

const areReportsOpen = condition<MatchState>('MATCH_REPORT_CLOSED', ({ status }) => status !== 'CLOSED');
const isOpen = condition<MatchState>('MATCH_ALREADY_DECIDED', ({ status }) => status === 'OPEN');

export const confirm = defineOperation(lostAnimalMatch, {
  name: 'confirm',
  permission: 'ANIMAL_LOST_PENDING',
  when: [areReportsOpen, isOpen],
  path: 'confirm',
  change: (_input, _record, { id }) => ({ status: 'CONFIRMED', decisionUserId: id }),
  summary: 'Confirms that two reports are of one animal',
  shown: ({ status }) => status === 'OPEN',
  icon: 'lost',
});

export const dismiss = defineOperation(lostAnimalMatch, {
  name: 'dismiss',
  permission: 'ANIMAL_LOST_PENDING',
  when: [areReportsOpen, isOpen],
  path: 'dismiss',
  change: (_input, _record, { id }) => ({ status: 'DISMISSED', decisionUserId: id }),
  summary: 'Dismisses a pair of reports, which is not proposed again',
  shown: ({ status }) => status === 'OPEN',
  icon: 'lost',
});
