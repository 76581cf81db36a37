import { z } from 'zod';

/** A file as a call answers it, its contents in base64. */
export const fileContents = z.object({ filename: z.string(), type: z.string(), contents: z.string() });
