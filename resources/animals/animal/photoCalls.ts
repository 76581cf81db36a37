import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { animalKey } from '../../kit/values/ids.ts';
import { READ_ANIMALS } from './schema.ts';

/** Apart from the other calls: a list's cards need it, and none of the shapes of a registration. */
export const getAnimalPhoto = defineCall({
  name: 'getAnimalPhoto',
  method: 'GET',
  path: '/animals/:id/photo',
  access: READ_ANIMALS,
  summary: 'Reads the photo of an animal, base64 of a JPEG',
  params: z.strictObject({ id: animalKey }),
  answer: z.object({ photo: z.string().nullable() }),
  errors: ['TOO_MANY_REQUESTS'],
});
