import { z } from 'zod';
import { describe } from './described.ts';

/** Largest file that is uploaded as it is, in bytes. */
export const LARGE_FILE_MAX = 200 * 1024 * 1024;

/** The id of an uploaded file, in the input of a job. */
export const largeFileId = describe(
  z
    .string()
    .max(64)
    .regex(/^[0-9a-f]{32}$/, 'INVALID_FILE'),
  { example: '0123456789abcdef0123456789abcdef' },
);
