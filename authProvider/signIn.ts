import type { getEntityByVat } from '../resources/entities/entity/calls.ts';
import type { AnswerOf } from '../resources/kit/call.ts';
import type { legalWarning as warning, loginHelp, logout } from '../resources/access/session/calls.ts';
import type {
  signInOptions as options,
  startOrderSignOn as start,
} from '../resources/access/session/orderCalls.ts';
import type { EntityAssociation, LoginAnswer } from '../resources/access/session/types.ts';
import { call, callOnce } from './http.ts';
import {
  applyLoginAnswer,
  beginSignOut,
  clearSession,
  sessionMark,
  sessionToken,
} from '../dataProvider/client/session.ts';

// The calls of the sign-in page. Their paths are written out and only types come from the declarations, which would
// bring their validators along: this page is what everybody waits for first. A test holds the two together.

async function step(answer: Promise<LoginAnswer>): Promise<LoginAnswer> {
  const given = await answer;
  applyLoginAnswer(given);
  return given;
}

/** Opens a sign-in. Refused with 401 and a code; `TWO_FACTOR` is the usual next step. */
export const signIn = (email: string, password: string): Promise<LoginAnswer> =>
  step(callOnce('POST', '/auth/', { email, password }));

/** The six digits from the mail. 401: wrong; 412 or 429: too often, start again. */
export const twoFactor = (code: string, token: string): Promise<LoginAnswer> =>
  step(callOnce('POST', '/auth/two-fa', { code, token }));

/** Which ways in there are beside e-mail and password, and whom to write to where nothing helps. */
export const signInOptions = (): Promise<AnswerOf<typeof options>> =>
  call('GET', '/auth/options', undefined, { poll: true });

/** Begins a sign-on through the professional order; answers the address to go to. */
export const startOrderSignOn = async (): Promise<string> =>
  (await callOnce<AnswerOf<typeof start>>('POST', '/auth-omv/start', undefined, 'ERROR_OMV_LOGIN')).url;

/** Begins an owner's sign-on through the State; answers the address to go to. */
export const startStateSignOn = async (): Promise<string> =>
  (await callOnce<AnswerOf<typeof start>>('POST', '/auth-state/start', undefined, 'ERROR_STATE_LOGIN')).url;

/** The parameters with which an identity provider sends the browser back. */
export interface ProviderReturn {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

/** Ends a sign-on through the professional order. 401: refused, with its code. */
export const orderSignOn = (returned: ProviderReturn): Promise<LoginAnswer> =>
  step(callOnce('POST', '/auth-omv', returned, 'ERROR_OMV_LOGIN'));

/** Ends an owner's sign-on through the State. 401: refused, with its code. */
export const stateSignOn = (returned: ProviderReturn): Promise<LoginAnswer> =>
  step(callOnce('POST', '/auth-state', returned, 'ERROR_STATE_LOGIN'));

/** Which entity a veterinarian works for now; `null` for none. */
export const selectEntity = (entityId: number | null): Promise<LoginAnswer> =>
  step(callOnce('PUT', '/auth/select-entity', { entityId }));

/** Accepts the legal warning as it now stands. */
export const acceptLegalWarning = (): Promise<LoginAnswer> => step(call('PUT', '/auth/legalWarning/accept'));

/** Asks the server who is signed in, and with what rights by now; a poll does not keep the session alive. */
export async function refreshSession(options: { readonly poll?: boolean } = {}): Promise<LoginAnswer> {
  const mark = sessionMark();
  const given = await call<LoginAnswer>('GET', '/auth/session', undefined, options);
  // A step that was taken meanwhile is newer than this answer.
  if (mark === sessionMark()) applyLoginAnswer(given);
  return given;
}

/** Leaves impersonation; the original session continues under a new token. */
export const leaveImpersonation = (): Promise<LoginAnswer> => step(callOnce('DELETE', '/auth/impersonate'));

/**
 * Ends the session here and on the server. It ends here also when the server cannot be reached.
 * @returns where the provider by which the user was identified ends a session of its own
 */
export async function signOut(): Promise<string | undefined> {
  const hadToken = sessionToken() !== undefined;
  beginSignOut();
  try {
    if (!hadToken) return undefined;
    return (await callOnce<AnswerOf<typeof logout>>('DELETE', '/auth/logout')).logoutUrl;
  } catch {
    // Without an answer the session ends on the server after its idle time.
    return undefined;
  } finally {
    clearSession();
  }
}

/** The text to be read and accepted; HTML, cleaned by the server. */
export const legalWarning = (): Promise<AnswerOf<typeof warning>> => call('GET', '/auth/legalWarning');

/** The help of the sign-in page; HTML, cleaned by the server. */
export const signInHelp = (): Promise<AnswerOf<typeof loginHelp>> => call('GET', '/auth/help');

/** Asks for a link by mail; answered alike whether an account has the address or not. */
export const forgotPassword = (email: string): Promise<void> =>
  callOnce('POST', '/auth/forgot/', { email }, 'ERROR_RECOVERY');

/** The data that an owner gives to get an account: all of it must agree with the record. */
export interface OwnerOnRecord {
  /** Tax number, or number of the identity document. */
  readonly number: string;
  readonly postalCode: string;
  readonly email: string;
  readonly language: string;
}

/** Asks for an owner's account; answered alike whether the owner is on record or not. */
export const requestOwnerAccount = (given: OwnerOnRecord): Promise<void> =>
  callOnce('POST', '/auth/owner-account/', given);

/** Creates the operator's first account of an empty register, with the link that its start has printed. */
export const createFirstOperator = (
  token: string,
  name: string,
  email: string,
  password: string,
): Promise<void> => callOnce('POST', `/auth/first/${encodeURIComponent(token)}`, { name, email, password });

/** Sets the password with the secrets of a mailed link. */
export const setPassword = (
  way: 'reset' | 'activate',
  id: string,
  token: string,
  password: string,
): Promise<void> =>
  callOnce(
    'POST',
    `/auth/${way}/${encodeURIComponent(id)}/${encodeURIComponent(token)}`,
    { password },
    way === 'reset' ? 'CANNOT_CHANGE_PASSWORD' : 'ERROR_ACTIVATING',
  );

/** The veterinarian's entities, also those that are waiting for an answer. Looking does not keep the session alive. */
export const searchEntities = async (): Promise<readonly EntityAssociation[]> => {
  const query = 'sortProperty=status&sortDirection=DESC&itemsPerPage=100';
  const page = await call<{ content: readonly EntityAssociation[] }>(
    'GET',
    `/auth/search-entities?${query}`,
    undefined,
    { poll: true },
  );
  return page.content;
};

/** The entity with this VAT number; refused with 404 when none is registered. */
export const entityByVat = (vatNumber: string): Promise<AnswerOf<typeof getEntityByVat>> =>
  call('GET', `/entities/vat/${encodeURIComponent(vatNumber)}`);

/** Asks an entity to be let work for it. */
export const requestAssociation = (entityId: number): Promise<void> =>
  call('POST', '/veterinaries/associate-entities', { entityId }, { failure: 'ERROR_ADD_ASSOCIATION' });

/** Accepts or rejects an invitation; `accepted: false` also takes back one's own request. */
export const answerAssociation = (entityId: number, accepted: boolean): Promise<void> =>
  call(
    'PUT',
    '/veterinaries/associate-entities',
    { accepted, entityId },
    { failure: 'ERROR_ACCEPT_ASSOCIATION' },
  );

export const removeAssociation = (entityId: number): Promise<void> =>
  call(
    'PUT',
    '/veterinaries/remove-associated-entity',
    { accepted: false, entityId },
    { failure: 'ERROR_DELETE_ASSOCIATION' },
  );
