import { nifCheckDigit } from '../resources/numbers/nif.ts';
import type { RegisterWork } from './job.ts';

/** One registration: its repeat key and its body. */
export interface Registration {
  readonly key: string;
  readonly body: object;
}

/** A prime range and a step: the numbers of a run are spread over the range and never meet twice. */
const STEP = 7_368_787;
export const RANGE = 9_999_991;

/**
 * The n-th registration of a bench: a transponder that no seed makes (prefix 985 with another maker's body),
 * and an owner with a tax number of the range 3, which the seeds leave alone.
 */
export function registration(
  { breedId, veterinaryId, parishId, postalCode, locality }: RegisterWork,
  n: number,
): Registration {
  const spread = (n * STEP + 1) % RANGE;
  const eight = `3${String(spread).padStart(7, '0')}`;
  return {
    key: `bench-${Date.now().toString(36)}-${n}`,
    body: {
      transponder: `9851${String(50_000_000_000 + spread).padStart(11, '0')}`,
      name: `Ensaio ${n}`,
      gender: n % 2 === 0 ? 'MALE' : 'FEMALE',
      breedId,
      isCrossBreed: false,
      color: 'castanho',
      birthdate: '2026-09-01',
      veterinaryId,
      useOwnerAddress: true,
      owner: {
        type: 'SINGULAR',
        name: `Titular de Ensaio ${n}`,
        country: 'PT',
        isLocalResident: true,
        nationality: 'PT',
        vatNumber: `${eight}${nifCheckDigit(eight)}`,
        phone: '+351912345678',
        postalCode,
        locality,
        parishId,
        street: 'Rua do Ensaio',
        door: String(1 + (n % 200)),
      },
    },
  };
}
