import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, in a time that does not say where they differ. */
export function isEqualSecret(expected: string, given: string): boolean {
  // Of equal length by their hashes, whatever was given.
  const hash = (text: string): Buffer => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hash(expected), hash(given));
}
