import type { RegisterHandoverCode } from '../../../../resources/animals/registerHandover/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const registerHandoverErrors = {
  HANDOVER_IS_OPEN: 'A hand-over of this animal is open already, or the reference is of another one.',
  HANDOVER_IS_CLOSED: 'The hand-over is closed.',
  HANDOVER_IS_OUT: 'The animal leaves this register.',
  HANDOVER_IS_IN: 'The animal comes from another register, which decides.',
  HANDOVER_NOT_ANNOUNCED: 'The hand-over is not announced to the other register.',
  HANDOVER_NOT_DONE: 'The hand-over is not completed.',
  HANDOVER_NOT_CONTESTED: 'There is no objection to decide.',
  HANDOVER_OWNER_UNREACHABLE:
    'The owner has no confirmed email address. The operator of the register announces the hand-over, with a signed document.',
  HANDOVER_OWNER_CHANGED: 'The animal changed its owner after the consent. Announce another hand-over.',
  HANDOVER_NOT_REGISTERED_YET: 'The animal is not registered with this number. Register it first.',
  HANDOVER_LINK_EXPIRED: 'The link has been used, is no longer valid, or the hand-over has been decided.',
  HANDOVER_UNDO_OVER: 'The 15 days for undoing it are over, and there is no objection.',
  REGISTER_UNKNOWN: 'The key is not of a known register.',
  MISSING_OWNER_TOLD: 'Enter how the owner was notified: there is no email address.',
  MISSING_DOCUMENT_NOTE: 'Enter the document and where it is kept.',
} satisfies CodeTexts<RegisterHandoverCode>;
