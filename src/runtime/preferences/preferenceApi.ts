import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../dataProvider/callApi.ts';
import type { BodyOf } from '../../../resources/kit/call.ts';
import { updateOwnProfile } from '../../../resources/account/personalArea/profileCalls.ts';
import { ownPreferences, setPreference } from '../../../resources/access/preference/calls.ts';
import { queryClient } from '../queryClient.ts';

/**
 * Keeps a preference with the account.
 * @throws HttpError when the server has not taken it
 */
export const keepPreference = async (key: string, value: unknown): Promise<void> => {
  await callApi(setPreference, {
    params: { key },
    body: { value: value as BodyOf<typeof setPreference>['value'] },
  });
};

/** The query of the account's preferences. It does not keep the session alive. */
export const ownPreferencesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['preferences', userId],
    queryFn: ({ signal }) => callApi(ownPreferences, {}, { signal, poll: true }),
  });

/** Makes a language the account's, and has the profile read again where it is open. */
export async function keepLanguage(language: string): Promise<void> {
  await callApi(updateOwnProfile, { body: { language } });
  await queryClient.invalidateQueries({ queryKey: ['users', 'me'] });
}
