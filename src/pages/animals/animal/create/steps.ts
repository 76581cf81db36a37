/** The steps of a registration, in their order. */
export const REGISTRATION_STEPS = ['animal', 'owner', 'confirm'] as const;

export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

const CONFIRMED: ReadonlySet<string> = new Set(['anotherThan', 'reason', 'comments', 'documents']);

/** The step in which a field of the form is entered. */
export function stepOfPath(path: string): RegistrationStep {
  if (CONFIRMED.has(path)) return 'confirm';
  return /^(owner|place)\./.test(path) || path === 'useOwnerAddress' ? 'owner' : 'animal';
}
