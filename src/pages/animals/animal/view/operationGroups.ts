import type { AnimalView } from '../../../../../resources/animals/animal/view.ts';
import type { Operation } from '../../../../operations/Operations.tsx';

/** The groups of an animal's operations, in the order of the page. */
export const OPERATION_GROUPS = ['record', 'status', 'health', 'documents'] as const;
export type OperationGroupKey = (typeof OPERATION_GROUPS)[number];

/**
 * Returns the operations that an animal's page offers: those that are off say why. Of a dead animal, who cannot revive
 * it is offered only what can be done, as the printing of what staff have unlocked.
 */
export const offeredOf = <O extends Pick<Operation, 'reason'>>(
  { status, operations }: Pick<AnimalView, 'status' | 'operations'>,
  declared: readonly O[],
): readonly O[] =>
  status === 'DEAD' && operations.SET_NOT_DEAD?.allowed !== true
    ? declared.filter(({ reason }) => reason === undefined)
    : declared;
