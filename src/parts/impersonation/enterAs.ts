import { applyLoginAnswer } from '../../../authProvider/session.ts';
import { callApi } from '../../../dataProvider/callApi.ts';
import { impersonate } from '../../../resources/session/impersonationCalls.ts';
import { rememberOrigin } from './impersonation.ts';

/**
 * Acts as another user from here on. The page is loaded anew, so that nothing fetched for one person is seen by
 * the other.
 * @throws HttpError when it is refused; everything then stays as it was
 */
export async function enterAs(userId: number): Promise<void> {
  const answer = await callApi(impersonate, { body: { userId } });
  rememberOrigin();
  applyLoginAnswer(answer);
  location.assign('/');
}
