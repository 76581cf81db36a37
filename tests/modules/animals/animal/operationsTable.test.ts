import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../../resources/generated/operations.ts';
import type { AnimalState } from '../../../../resources/animals/animal/conditions.ts';
import { operationState } from '../../../../resources/kit/operations/operationStates.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { OPERATION_GROUPS } from '../../../../src/pages/animals/animal/view/operationGroups.ts';
import { makeActor } from '../../../helpers/actor.ts';
import { BOTH, COMBINATIONS, errorsOf, isAllowed, KEYS, TABLE, type Combination } from './operationsTable.ts';

const declared = operationsOf('animal');

describe('the operations of an animal', () => {
  it('each › stands in a group of the page', () => {
    // On a wide screen an operation without one would not be shown.
    const groups: readonly (string | undefined)[] = OPERATION_GROUPS;
    expect(declared.filter(({ group }) => !groups.includes(group)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the table of operations', () => {
  const stored = (one: Combination): AnimalState => ({
    ...one,
    hasAdvertCode: false,
    hasPendingLostReport: false,
    isReportClosing: false,
    hasDeathReport: false,
    errors: errorsOf(one),
    ownerType: 'SINGULAR',
    isInScope: true,
  });

  const rightsWith = (permission: Permission): readonly (readonly Permission[])[] => [
    [],
    [permission],
    [permission, 'REGISTER_ANIMAL'],
    [permission, 'REGISTER_ANIMAL', 'EDIT_ANIMAL_LOST'],
  ];

  it.each(KEYS)(
    '%s › in every combination of states, for every kind of user with and without its right',
    (key) => {
      const { permission } = TABLE[key]!;
      const operation = declared.find((one) => one.key === key)!;
      let asked = 0;
      for (const state of COMBINATIONS)
        for (const type of ['NORMAL', 'VETERINARY'] as const)
          for (const isOwner of BOTH)
            // A user who may register can mend the field that is wrong here.
            for (const permissions of rightsWith(permission)) {
              if (isOwner && (type === 'VETERINARY' || permissions.length > 0)) continue;
              const canMend = permissions.includes('REGISTER_ANIMAL');
              if (state.isInvalid && !canMend && ['EDIT', 'SET_PHOTO'].includes(key)) continue;
              const kind = { type, isOwner, permissions };
              const actor = makeActor({ type, permissions, ownerId: isOwner ? 7 : null });
              const { allowed } = operationState(operation, stored(state), actor);
              expect(allowed, JSON.stringify([key, state, kind])).toBe(isAllowed(key, state, kind));
              asked += 1;
            }
      expect(asked).toBeGreaterThan(COMBINATIONS.length * 3);
    },
  );
});
