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

/** The sentence for every code of the catalogue; each part is held to the shape of the Portuguese one. */
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
