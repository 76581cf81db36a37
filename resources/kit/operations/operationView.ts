import { z } from 'zod';

/** Whether an operation is allowed, or the reason why not. */
export const operationView = z.object({ allowed: z.boolean(), reason: z.string().optional() });
