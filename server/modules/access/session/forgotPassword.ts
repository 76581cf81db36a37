import { forgotPassword } from '../../../../resources/access/session/linkCalls.ts';
import { FORGOT_PASSWORD } from '../../../auth/forgotJob.ts';
import { handleWrite } from '../../../http/handle.ts';

/** Looks at nothing: whether there is an account is found out afterwards, so that the answer cannot tell. */
export const forgotPasswordHandler = handleWrite(forgotPassword, async ({ body, enqueue }) => {
  enqueue(FORGOT_PASSWORD, { email: body.email });
  return {};
});
