import { z } from 'zod';
import { requiredText } from './shapes.ts';

/** A sign-on through another provider: what every call of one has in common. */
const ofSignOn = {
  method: 'POST',
  access: 'PUBLIC',
  once: true,
  limit: { max: 60, seconds: 60 },
} as const;

/** Of the call that begins one: it answers the provider's address. */
export const SIGN_ON_START = { ...ofSignOn, answer: z.object({ url: z.string() }), bodyLimit: 4096 } as const;

/** Of the call that ends one, with what the provider sent the browser back with. */
export const SIGN_ON_END = {
  ...ofSignOn,
  body: z.strictObject({
    code: requiredText('MISSING_CODE', 2000),
    state: requiredText('MISSING_STATE', 400),
    /** The issuer that sent the browser back, where the provider states it (RFC 9207). */
    iss: z.string().max(300).optional(),
  }),
  reads: 'OWN_DATA',
  bodyLimit: 8192,
} as const;
