import type { updateRolesInBulk } from '../../../../resources/access/role/calls.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { formError } from '../../../errors.ts';
import type { Fail } from '../../../write/openWrite.ts';

const known = new Set<string>(PERMISSIONS);

/**
 * Refuses changes that no role could take: a role named twice, a permission that does not exist.
 * @throws Refusal 422
 */
export function checkChanges(
  changes: BodyOf<typeof updateRolesInBulk>['changes'],
  fail: Fail<'INVALID_PERMISSIONS'>,
): void {
  const wrong = changes.flatMap((change, at) =>
    (['add', 'remove'] as const).flatMap((list) =>
      change[list]?.some((one) => !known.has(one))
        ? [{ property: `changes[${at}].${list}`, error: 'INVALID_PERMISSIONS' } as const]
        : [],
    ),
  );
  if (new Set(changes.map(({ id }) => id)).size < changes.length)
    throw formError([{ property: 'changes', error: 'DUPLICATE_VALUE' }]);
  if (wrong.length > 0) fail('INVALID_PERMISSIONS', wrong);
}
