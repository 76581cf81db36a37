import { transponderText } from '../../kit/values/ids.ts';
import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';

const body = z.strictObject({ transponder: transponderText, code: z.string().max(40) });
const answer = z.object({ confirmed: z.boolean() });

export const checkAdvert = defineCall({
  name: 'checkAdvert',
  method: 'POST',
  path: '/public-adverts',
  access: 'PUBLIC',
  once: true,
  failure: 'PUBLIC_FORM_FAILED',
  summary:
    'Says whether an animal is registered, alive, not lost and offered by its keeper, by transponder and advert code; one answer for all else',
  body,
  answer,
  errors: ['TOO_MANY_REQUESTS'],
  // Against floods alone: many buyers share an address, and wrong codes are slowed down anyway.
  limit: { max: 240, seconds: 60 },
});

export const checkAdvertByKey = defineCall({
  name: 'checkAdvertByKey',
  method: 'POST',
  path: '/advert-checks',
  access: 'PUBLIC',
  apiKey: true,
  once: true,
  failure: 'PUBLIC_FORM_FAILED',
  summary:
    'The same check for the programs of marketplaces, with a key: whether an animal is registered, alive, not lost and offered by its keeper',
  body,
  answer,
  errors: ['TOO_MANY_REQUESTS'],
  limit: { max: 240, seconds: 60 },
});
