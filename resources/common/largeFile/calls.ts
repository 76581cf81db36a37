import { z } from 'zod';
import { anyOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { LARGE_FILE_MAX } from '../../kit/values/largeFiles.ts';

export const uploadLargeFile = defineCall({
  name: 'uploadLargeFile',
  method: 'POST',
  path: '/large-files',
  access: anyOf('WRITE_CONFIGURATION', 'RUN_IMPORT'),
  failure: 'FAIL_UPLOAD_FILE',
  summary: 'Uploads a file as it is, for a job that names it by its id within a day',
  query: z.strictObject({
    filename: describe(z.string().min(1).max(200), {
      example: 'todos_cp.txt',
      note: 'The name of the file, by which pages call it',
    }),
  }),
  raw: { maxBytes: LARGE_FILE_MAX },
  once: true,
  answer: z.object({ id: z.string(), size: z.number() }),
  errors: ['EMPTY_FILE', 'UPLOAD_QUOTA_REACHED'],
});
