import type { Handler } from '../../http/handle.ts';
import { acceptLegalWarningHandler } from './acceptLegalWarning.ts';
import { currentSessionHandler } from './currentSession.ts';
import { firstOperatorHandler } from './firstOperator.ts';
import { forgotPasswordHandler } from './forgotPassword.ts';
import { impersonateHandler } from './impersonate.ts';
import { leaveImpersonationHandler } from './leaveImpersonation.ts';
import { legalWarningHandler } from './legalWarning.ts';
import { loginHandler } from './login.ts';
import { loginHelpHandler } from './loginHelp.ts';
import { logoutHandler } from './logout.ts';
import { orderSignOnHandler } from './orderSignOn.ts';
import { activateAccountHandler, resetPasswordHandler } from './passwordByLink.ts';
import { selectEntityHandler } from './selectEntity.ts';
import { signInOptionsHandler } from './signInOptions.ts';
import { startOrderSignOnHandler } from './startOrderSignOn.ts';
import { twoFactorHandler } from './twoFactor.ts';

/** Everything that answers the calls of getting in and out. */
export const sessionHandlers: readonly Handler[] = [
  loginHandler,
  twoFactorHandler,
  signInOptionsHandler,
  startOrderSignOnHandler,
  orderSignOnHandler,
  currentSessionHandler,
  logoutHandler,
  legalWarningHandler,
  acceptLegalWarningHandler,
  loginHelpHandler,
  selectEntityHandler,
  firstOperatorHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
  activateAccountHandler,
  impersonateHandler,
  leaveImpersonationHandler,
];
