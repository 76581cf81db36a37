import sql from 'sql-template-tag';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';
import { askConsent } from '../../../../resources/owners/owner/consent.ts';
import { handleWrite } from '../../../http/handle.ts';
import { countNumberRead } from '../../common/securityAlert/countNumberRead.ts';
import { openConsent, prepareConsent, type ConsentRequest } from './consents.ts';
import { findOwnerId } from './findOwner.ts';
import { hasOwnerGround } from './scope.ts';

/** Asks the owner with a number to open the own record to the entity of the caller. */
export const askConsentHandler = handleWrite<typeof askConsent, ConsentRequest>(
  askConsent,
  (write) => openConsent(write, write.prepared),
  async ({ body, caller, services, fail }) => {
    const { db } = services;
    const country = body.country?.toUpperCase() ?? 'PT';
    const id = await findOwnerId(db, { country, vatNumber: body.vatNumber });
    await countNumberRead(db, services, caller, {
      number: `${country} ${cleanVatNumber(country, body.vatNumber)}`,
      ...(id !== undefined && { isOwn: hasOwnerGround(caller, sql`${id}::bigint`) }),
    });
    return id === undefined ? fail('OWNER_NOT_FOUND') : prepareConsent(db, caller, id, body.way, fail);
  },
);
