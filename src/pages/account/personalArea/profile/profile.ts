import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import type { ownProfile } from '../../../../../resources/account/personalArea/profileCalls.ts';

/** A user's own data. */
export type Profile = AnswerOf<typeof ownProfile>;

export const profileKey = ['users', 'me'] as const;
