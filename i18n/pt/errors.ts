import { administrationErrors } from './errors/administration.ts';
import { animalErrors } from './animal/errors.ts';
import { anyCallErrors } from './signIn/anyCallErrors.ts';
import { failedErrors } from './errors/failed.ts';
import { filesAndTicketsErrors } from './errors/filesAndTickets.ts';
import { generalErrors } from './errors/general.ts';
import { healthErrors } from './errors/health.ts';
import { lostAndFoundErrors } from './errors/lostAndFound.ts';
import { ownerErrors } from './owner/errors.ts';
import { sessionErrors } from './session/errors.ts';
import { successErrors } from './errors/success.ts';
import { transferErrors } from './animalTransfer/errors.ts';
import { wayInErrors } from './signIn/errors.ts';

/**
 * The catalogue: every code that the server, a declaration or a page may name, with its sentence. A code that
 * is not here does not compile. To add one, write it in the part it belongs to, in both languages.
 */
export const errors = {
  ...anyCallErrors,
  ...wayInErrors,
  ...generalErrors,
  ...failedErrors,
  ...successErrors,
  ...sessionErrors,
  ...animalErrors,
  ...lostAndFoundErrors,
  ...healthErrors,
  ...transferErrors,
  ...ownerErrors,
  ...administrationErrors,
  ...filesAndTicketsErrors,
};

/** A code of the catalogue. Type-only: importing it brings no text along. */
export type CatalogueCode = keyof typeof errors;
