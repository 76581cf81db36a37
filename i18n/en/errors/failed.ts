import type { failedErrors as source } from '../../pt/errors/failed.ts';
import type { Shape } from '../../types.ts';

/** What could not be done when a call fails in a way that no rule foresaw. A module words the general ones its own way. */
export const failedErrors = {
  ERROR_SEARCH: 'The list could not be loaded. Try again in a moment.',
  ERROR_READ_VERSIONS: 'The versions of the record could not be loaded. Try again in a moment.',
  ERROR_CREATE: 'The record could not be created. Nothing was saved; try again in a moment.',
  ERROR_UPDATE: 'The record could not be saved. Nothing was changed; try again in a moment.',
  ERROR_DELETE: 'The record could not be deleted. Try again in a moment.',
  ERROR_REGISTER_ANIMAL: 'The animal could not be registered. Nothing was saved; try again in a moment.',
  ERROR_CHECK_TRANSPONDER: 'The transponder could not be checked. Try again in a moment.',
  ERROR_SAVE_PHOTO: 'The photo could not be saved. Try again in a moment.',
  ERROR_LOCK_ANIMAL: 'The lock of the animal could not be changed. Try again in a moment.',
  ERROR_LOCK_OWNER: 'The lock of the owner could not be changed. Try again in a moment.',
  ERROR_CREATE_ACCOUNT: 'The owner’s account could not be created. Try again in a moment.',
  ERROR_REQUEST_TRANSFER: 'The transfer request could not be sent. Try again in a moment.',
  ERROR_DECIDE_TRANSFER: 'The decision could not be saved. Try again in a moment.',
  ERROR_CANCEL_TRANSFER: 'The transfer request could not be cancelled. Try again in a moment.',
  ERROR_TAKE_BACK_DECISION: 'The decision could not be undone. Try again in a moment.',
  ERROR_REQUEST_OWN_DATA: 'The copy of your data could not be requested. Try again in a moment.',
  ERROR_SAVE_SETTINGS: 'The settings could not be saved. Try again in a moment.',
  ERROR_SAVE_PROFILE: 'Your profile could not be saved. Try again in a moment.',
  ERROR_END_SESSION: 'The selected session could not be ended. Try again in a moment.',
  ERROR_CHANGE_EMAIL: 'The email address could not be changed. Try again in a moment.',
  ERROR_FORGET_DEVICE: 'The device could not be forgotten. Try again in a moment.',
  ERROR_SAVE_ROLES: 'The roles could not be saved. Nothing was changed; try again in a moment.',
  ERROR_SAVE_HELP: 'The help article could not be saved. Try again in a moment.',
  ERROR_INVITE_VETERINARY: 'The invitation could not be sent. Try again in a moment.',
  ERROR_CANCEL_INVITATION: 'The invitation could not be withdrawn. Try again in a moment.',
  ERROR_CHANGE_ASSOCIATION: 'The association could not be changed. Try again in a moment.',
} satisfies Shape<typeof source>;
