import { diacRequest } from '../../../../resources/requests/diacRequest/schema.ts';
import { conflict } from '../../../errors.ts';
import { findBulkTemplate, queueCertificates } from '../../animals/certificate/bulk.ts';
import { getSigningKeys } from '../../animals/certificate/issue.ts';
import { lockAnimalOfRequest } from '../../animals/animal/record/animalOfRequest.ts';
import { identityOf } from '../../owners/owner/identity.ts';
import { findOwnerId } from '../../owners/owner/findOwner.ts';
import { languageIn } from '../../../language.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';

export const diacRequestAcceptance = defineAcceptance(diacRequest, {
  async prepare(write, request) {
    const animal = await lockAnimalOfRequest(write, request);
    if (animal.isLocked) throw conflict('ANIMAL_IS_LOCKED');
    // The certificate names the owner: it is mailed to no former one, nor to anybody else.
    if ((await findOwnerId(write.tx, identityOf(request))) !== animal.ownerId)
      throw conflict('REQUESTER_IS_NOT_OWNER');
    await getSigningKeys(write.services);
    if (!(await findBulkTemplate(write.tx))) throw conflict('MISSING_TEMPLATE');
    return { animalId: animal.id, transponder: animal.transponder };
  },
  async accept(write, request, requester) {
    const { transponder, requesterEmail } = request;
    const template = await findBulkTemplate(write.tx);
    if (!template || !requesterEmail) return;
    await queueCertificates(write, {
      isOfRequest: true,
      transponders: [transponder],
      templateId: template.id,
      email: requesterEmail,
      language: languageIn(requester?.language),
    });
  },
});
