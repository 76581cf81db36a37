import type { Handler } from '../../http/handle.ts';
import { acceptLegalWarningHandler } from './acceptLegalWarning.ts';
import { currentSessionHandler } from './currentSession.ts';
import { firstOperatorHandler } from './firstOperator.ts';
import { legalWarningHandler } from './legalWarning.ts';
import { loginHandler } from './login.ts';
import { loginHelpHandler } from './loginHelp.ts';
import { logoutHandler } from './logout.ts';
import { searchOwnEntitiesHandler } from './searchOwnEntities.ts';
import { selectEntityHandler } from './selectEntity.ts';
import { twoFactorHandler } from './twoFactor.ts';

/** Getting in and out. */
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
];
