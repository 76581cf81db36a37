import { z } from 'zod';
import { cleanLine } from '../../numbers/cleanText.ts';
import { FILES_BODY, MAX_FILES, MAX_TITLE, PHOTO_BODY } from './limits.ts';

/** An uploaded file: base64 without a `data:` prefix. Its size is checked where it is decoded. */
export const fileInput = z.strictObject({
  title: z.string().max(MAX_TITLE).overwrite(cleanLine).nullish(),
  filename: z.string().max(255),
  type: z.string().max(120).nullish(),
  contents: z.string().max(FILES_BODY, 'FILE_TOO_LARGE'),
});

/** The files of a request. */
export const filesInput = z.array(fileInput).max(MAX_FILES, 'TOO_MANY_FILES');
export type FilesInput = z.output<typeof filesInput>;

/** An uploaded picture, as bare base64. */
export const photoInput = z.string().max(PHOTO_BODY, 'PHOTO_TOO_LARGE');
