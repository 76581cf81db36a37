import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { READ_ANIMALS } from './schema.ts';

/** An animal's id, or exactly fifteen digits for its transponder. */
export const animalKey = z.string().max(15).regex(/^\d+$/);

/** Apart from the other calls: a list's cards need it, and none of the shapes of a registration. */
export const getAnimalPhoto = defineCall({
  name: 'getAnimalPhoto',
  method: 'GET',
  path: '/animals/:id/photo',
  access: READ_ANIMALS,
  summary: 'Reads the photo of an animal, base64 of a JPEG',
  params: z.strictObject({ id: animalKey }),
  answer: z.object({ photo: z.string().nullable() }),
});
