import { call, callOnce } from '../../../authProvider/http.ts';
import { takeAnswer } from '../../../authProvider/session.ts';
import type { LoginAnswer } from '../../../resources/session/types.ts';

/** A user's own data, as `GET /users/me` gives it and `PUT` takes back what may be changed. */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly entity: { readonly id: number; readonly name: string } | null;
  readonly language: string;
  readonly timezone: string;
  readonly receiveNotifications: boolean;
  readonly version?: number;
}

export type ProfileInput = Pick<
  Profile,
  'name' | 'language' | 'timezone' | 'receiveNotifications' | 'version'
>;

export const profileKey = ['users', 'me'] as const;

export const getProfile = (): Promise<Profile> => call('GET', '/users/me');
export const putProfile = (input: ProfileInput): Promise<Profile> => call('PUT', '/users/me', input);

/** The other sessions end; this one goes on under the token of the answer. */
export const putPassword = async (oldPassword: string, password: string): Promise<void> =>
  takeAnswer(await callOnce<LoginAnswer>('PUT', '/users/me/password', { oldPassword, password }));

/** The names of all time zones this browser knows, Portugal's own first. */
export function timezones(current: string): readonly string[] {
  const own = ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'];
  const all = Intl.supportedValuesOf('timeZone').filter((zone) => !own.includes(zone));
  return [...new Set([...own, current, ...all])];
}
