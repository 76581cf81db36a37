import { z } from 'zod';
import { cleanLine } from '../../numbers/cleanText.ts';
import { describe } from '../../kit/values/described.ts';
import { FILES_BODY, MAX_FILES, MAX_TITLE, PHOTO_BODY } from './limits.ts';

/** The smallest PDF that is one, and a picture of one pixel, in base64. */
const EXAMPLE_PDF = 'JVBERi0xLjQKMSAwIG9iago8PD4+CmVuZG9iagp0cmFpbGVyCjw8Pj4KJSVFT0YK';
export const EXAMPLE_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A file as examples send it. */
export const EXAMPLE_FILE = {
  filename: 'declaration.pdf',
  type: 'application/pdf',
  contents: EXAMPLE_PDF,
} as const;

/** An uploaded file: base64 without a `data:` prefix. Its size is checked where it is decoded. */
export const fileInput = describe(
  z.strictObject({
    title: z.string().max(MAX_TITLE).overwrite(cleanLine).nullish(),
    filename: z.string().max(255),
    type: z.string().max(120).nullish(),
    contents: z.string().max(FILES_BODY, 'FILE_TOO_LARGE'),
  }),
  { example: EXAMPLE_FILE },
);

/** The files of a request. */
export const filesInput = z.array(fileInput).max(MAX_FILES, 'TOO_MANY_FILES');
export type FilesInput = z.output<typeof filesInput>;

/** An uploaded picture, as bare base64. */
export const photoInput = describe(z.string().max(PHOTO_BODY, 'PHOTO_TOO_LARGE'), {
  example: EXAMPLE_PICTURE,
});
