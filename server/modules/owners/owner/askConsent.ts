import { askConsent } from '../../../../resources/owners/owner/consent.ts';
import { handleWrite } from '../../../http/handle.ts';
import { openConsent, prepareConsent, type ConsentRequest } from './consents.ts';
import { findOwnerCounted } from './numberRead.ts';

/** Asks the owner with a number to open the own record to the entity of the caller. */
export const askConsentHandler = handleWrite<typeof askConsent, ConsentRequest>(
  askConsent,
  (write) => openConsent(write, write.prepared),
  async ({ body, caller, services, fail }) => {
    const country = body.country?.toUpperCase() ?? 'PT';
    const id = await findOwnerCounted(services, caller, { country, vatNumber: body.vatNumber });
    return id === undefined
      ? fail('OWNER_NOT_FOUND')
      : prepareConsent(services.db, caller, id, body.way, fail);
  },
);
