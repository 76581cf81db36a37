import type { Handler } from '../../http/handle.ts';
import {
  answerAssociationHandler,
  removeAssociationHandler,
  requestAssociationHandler,
} from './associations.ts';
import { cancelEmailChangeHandler } from './cancelEmailChange.ts';
import { changePasswordHandler } from './changePassword.ts';
import { confirmEmailChangeHandler } from './confirmEmailChange.ts';
import { ownAdministratorsHandler } from './ownAdministrators.ts';
import { ownAuditHandler } from './ownAudit.ts';
import { ownDocumentsHandler } from './ownDocuments.ts';
import { forgetOwnDeviceHandler, ownDevicesHandler } from './ownDevices.ts';
import { endOtherSessionsHandler, endOwnSessionHandler, ownSessionsHandler } from './ownSessions.ts';
import { ownProfileHandler, updateOwnProfileHandler } from './profile.ts';
import { requestEmailChangeHandler } from './requestEmailChange.ts';
import { searchOwnEntitiesHandler } from './searchOwnEntities.ts';

/** Everything that answers the calls of one's own area: the account, its trail and files, a veterinarian's entities. */
export const personalAreaHandlers: readonly Handler[] = [
  ownProfileHandler,
  ownAdministratorsHandler,
  updateOwnProfileHandler,
  changePasswordHandler,
  requestEmailChangeHandler,
  confirmEmailChangeHandler,
  cancelEmailChangeHandler,
  ownDevicesHandler,
  forgetOwnDeviceHandler,
  ownSessionsHandler,
  endOwnSessionHandler,
  endOtherSessionsHandler,
  ownAuditHandler,
  ownDocumentsHandler,
  searchOwnEntitiesHandler,
  requestAssociationHandler,
  answerAssociationHandler,
  removeAssociationHandler,
];
