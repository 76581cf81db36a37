import { applyLoginAnswer } from '../../../../authProvider/session.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf, BodyOf } from '../../../../resources/kit/call.ts';
import {
  changePassword,
  ownProfile,
  updateOwnProfile,
} from '../../../../resources/personalArea/profileCalls.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
} from '../../../../resources/personalArea/emailCalls.ts';

/** A user's own data. */
export type Profile = AnswerOf<typeof ownProfile>;

/** The fields of the profile that may be changed. */
export type ProfileInput = BodyOf<typeof updateOwnProfile>;

export const profileKey = ['users', 'me'] as const;

export const getProfile = (): Promise<Profile> => callApi(ownProfile);
export const putProfile = (body: ProfileInput): Promise<Profile> => callApi(updateOwnProfile, { body });

/** Asks for another address; it becomes the account's with the link mailed to it. */
export const putEmail = (email: string, password: string) =>
  callApi(requestEmailChange, { body: { email, password } });
export const confirmEmail = (token: string) => callApi(confirmEmailChange, { body: { token } });
export const dropEmail = () => callApi(cancelEmailChange);

/** Changes the password. The other sessions end; this one continues under the token of the answer. */
export const putPassword = async (oldPassword: string, password: string): Promise<void> =>
  applyLoginAnswer(await callApi(changePassword, { body: { oldPassword, password } }));
