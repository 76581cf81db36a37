import sql from 'sql-template-tag';
import { askConsentOfOwner } from '../../../../resources/animals/animal/ownerConsent.ts';
import { findOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { openConsent, prepareConsent, type ConsentRequest } from '../../owners/owner/consents.ts';
import { countTransponderNamed } from './record/numberRead.ts';
import { animalNamed } from './record/scope.ts';

/** Asks the owner of an animal to open the own record to the entity of the caller. */
export const askConsentOfOwnerHandler = handleWrite<typeof askConsentOfOwner, ConsentRequest>(
  askConsentOfOwner,
  (write) => openConsent(write, write.prepared),
  async ({ params, body, caller, services, fail }) => {
    const { db } = services;
    await countTransponderNamed(services, caller, params.id);
    const animal = await findOne<{ ownerId: number }>(
      db,
      sql`select t.owner_id from animal t where ${animalNamed(params.id, caller)}`,
    );
    if (!animal) throw notFound();
    return prepareConsent(db, caller, animal.ownerId, body.way, fail);
  },
);
