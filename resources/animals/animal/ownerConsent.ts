import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { ASK_CONSENT, askedConsent, CONSENT_REFUSALS, consentWay } from '../../owners/owner/consent.ts';
import { animalKey } from '../../kit/values/ids.ts';

export const askConsentOfOwner = defineCall({
  name: 'askConsentOfOwner',
  method: 'POST',
  path: '/animals/:id/owner-consent',
  access: ASK_CONSENT,
  failure: 'ERROR',
  summary:
    'Asks the owner of an animal that the caller finds to open the own record to the entity of the caller, as askConsent does',
  params: z.strictObject({ id: animalKey }),
  body: z.strictObject({ way: consentWay }),
  answer: askedConsent,
  errors: [...CONSENT_REFUSALS, 'NOT_FOUND'],
  once: true,
  limit: { max: 20, seconds: 3600 },
});
