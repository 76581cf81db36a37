import type { KnownWords } from '../../kit/values/field.ts';
import { KIND_DESCRIPTIONS, KIND_NAMES, PARAMETER_NAMES } from './kinds.ts';

/** What of a kind of certificate is read in the page's language; what an operator wrote stays as it was written. */
export const kindWords = {
  name: { texts: 'certificateKinds.names', stored: KIND_NAMES, isWhole: true },
  description: { texts: 'certificateKinds.descriptions', stored: KIND_DESCRIPTIONS, isWhole: true },
  parameter: { texts: 'certificateKinds.parameters', stored: PARAMETER_NAMES, isWhole: true },
} as const satisfies Readonly<Record<string, KnownWords>>;
