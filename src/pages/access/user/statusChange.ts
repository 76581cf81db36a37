import type {
  STATUS_REASONS,
  checkUserStatuses,
  setUserStatuses,
} from '../../../../resources/access/user/statusCalls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';

/** An account whose state is to change, as the server has checked it. */
export type Account = AnswerOf<typeof checkUserStatuses>['users'][number];
export type Status = 'ACTIVE' | 'INACTIVE';
export type StatusReason = (typeof STATUS_REASONS)[number];
/** What became of each account. */
export type Outcomes = AnswerOf<typeof setUserStatuses>['users'];
