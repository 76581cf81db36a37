import type { certificateKinds as source } from '../../../pt/animals/certificate/kinds.ts';
import type { Shape } from '../../../types.ts';

/** Kinds of certificate that a register starts with, found by these keys under what the register stores. */
export const certificateKinds = {
  names: {
    registration: 'Registration certificate',
    diac: 'DIAC',
    travel: 'Travel declaration',
    history: 'History of the animal',
  },
  descriptions: {
    registration: 'Certifies that the animal is registered.',
    diac: 'Companion animal identification document (Decree-Law 82/2019).',
    travel: 'Identification and rabies vaccination, to present when travelling.',
    history: 'Registration, health and status of the animal, also after its death.',
  },
  parameters: { destination: 'Destination', departure: 'Departure date' },
} satisfies Shape<typeof source>;
