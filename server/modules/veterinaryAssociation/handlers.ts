import type { Handler } from '../../http/handle.ts';
import { associationChoicesHandler } from './associationChoices.ts';
import { cancelInvitationHandler } from './cancelInvitation.ts';
import { changeAssociationHandler } from './changeAssociation.ts';
import { countAssociationsHandler } from './countAssociations.ts';
import { decideAssociationHandler } from './decideAssociation.ts';
import { endAssociationHandler } from './endAssociation.ts';
import { inviteVeterinaryHandler } from './inviteVeterinary.ts';

/** Everything that answers the calls of an entity about its veterinarians. */
export const veterinaryAssociationHandlers: readonly Handler[] = [
  associationChoicesHandler,
  cancelInvitationHandler,
  changeAssociationHandler,
  countAssociationsHandler,
  decideAssociationHandler,
  endAssociationHandler,
  inviteVeterinaryHandler,
];
