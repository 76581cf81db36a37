import type { Handler } from '../../http/handle.ts';
import { acceptLegalWarningHandler } from './acceptLegalWarning.ts';
import * as associations from './associations.ts';
import { changePasswordHandler } from './changePassword.ts';
import { currentSessionHandler } from './currentSession.ts';
import { firstOperatorHandler } from './firstOperator.ts';
import { forgotPasswordHandler } from './forgotPassword.ts';
import { impersonateHandler } from './impersonate.ts';
import { leaveImpersonationHandler } from './leaveImpersonation.ts';
import { legalWarningHandler } from './legalWarning.ts';
import { loginHandler } from './login.ts';
import { loginHelpHandler } from './loginHelp.ts';
import { logoutHandler } from './logout.ts';
import * as ownSessions from './ownSessions.ts';
import * as passwordByLink from './passwordByLink.ts';
import * as profile from './profile.ts';
import { searchOwnEntitiesHandler } from './searchOwnEntities.ts';
import { selectEntityHandler } from './selectEntity.ts';
import { twoFactorHandler } from './twoFactor.ts';

/** Getting in and out, the own account, and a veterinarian's entities. */
export const sessionHandlers: readonly Handler[] = [
  loginHandler,
  twoFactorHandler,
  currentSessionHandler,
  logoutHandler,
  legalWarningHandler,
  acceptLegalWarningHandler,
  loginHelpHandler,
  selectEntityHandler,
  searchOwnEntitiesHandler,
  firstOperatorHandler,
  forgotPasswordHandler,
  impersonateHandler,
  leaveImpersonationHandler,
  changePasswordHandler,
  ...Object.values(passwordByLink),
  ...Object.values(profile),
  ...Object.values(ownSessions),
  ...Object.values(associations),
];
