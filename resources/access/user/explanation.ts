import { allows, type Access, type Actor } from '../../kit/access.ts';
import type { Permission } from '../../kit/permissions.ts';

/** What leaves an account without any permission at a place of work. */
export const BLOCKS = [
  'USER_INACTIVE',
  'ENTITY_INACTIVE',
  'VETERINARY_INACTIVE',
  'NOT_ACCEPTED',
  'NO_ROLE',
  'OWNER_ACCOUNT',
] as const;
export type Block = (typeof BLOCKS)[number];

/** What withholds a permission that a role grants: the profile of the entity. */
export const WITHHOLDINGS = ['NOT_BILLABLE', 'CANNOT_REGISTER', 'OPERATOR_ONLY'] as const;
export type Withholding = (typeof WITHHOLDINGS)[number];

/** What an access looks at, beside the permissions. */
export type Situation = Pick<Actor, 'type' | 'entityProfile' | 'isOperator'>;

export interface ExplainedPermission {
  readonly permission: Permission;
  readonly by: 'ROLE' | 'TYPE' | 'TYPE_IN_PART';
  readonly withheld: Withholding | null;
  readonly isInPart: boolean;
}

/** The permissions that an access looks at. */
export function permissionsIn(access: Access): readonly Permission[] {
  if (typeof access === 'string') return access === 'SIGNED_IN' || access === 'PUBLIC' ? [] : [access];
  if ('any' in access) return access.any.flatMap(permissionsIn);
  if ('all' in access) return access.all.flatMap(permissionsIn);
  return 'not' in access ? permissionsIn(access.not) : [];
}

/** Every access that is about one permission alone, by that permission. */
export function accessesByPermission(
  accesses: readonly Access[],
): ReadonlyMap<Permission, readonly Access[]> {
  const found = new Map<Permission, Map<string, Access>>();
  for (const access of accesses) {
    const [permission, ...others] = new Set(permissionsIn(access));
    if (permission === undefined || others.length > 0) continue;
    const of = found.get(permission) ?? new Map<string, Access>();
    found.set(permission, of.set(JSON.stringify(access), access));
  }
  return new Map([...found].map(([permission, of]) => [permission, [...of.values()]]));
}

const profile = (situation: Situation, values: Partial<NonNullable<Actor['entityProfile']>>): Situation => ({
  ...situation,
  entityProfile: {
    name: '',
    isBillable: false,
    canRegisterBillable: false,
    canRegisterNonBillable: false,
    ...situation.entityProfile,
    ...values,
  },
});

/** Situations in which one thing is otherwise, by what it is called when that opens more. */
const OTHERWISE: Readonly<Record<Withholding, (situation: Situation) => Situation>> = {
  NOT_BILLABLE: (situation) => profile(situation, { isBillable: true }),
  CANNOT_REGISTER: (situation) =>
    profile(situation, { canRegisterBillable: true, canRegisterNonBillable: true }),
  OPERATOR_ONLY: (situation) => ({ ...situation, isOperator: true }),
};

/** The number of accesses that are open to an account with these permissions and nothing of its own. */
function countOpen(
  accesses: readonly Access[],
  situation: Situation,
  permissions: readonly Permission[],
): number {
  const actor: Actor = {
    id: 0,
    name: '',
    email: '',
    entity: null,
    entitiesAccessList: [],
    veterinaryId: null,
    ownerId: null,
    impersonatorId: null,
    language: 'pt-PT',
    timezone: 'Europe/Lisbon',
    ...situation,
    permissions,
  };
  return accesses.filter((access) => allows(access, actor)).length;
}

/**
 * What each permission comes to at a place of work, and why. Follows from the accesses that calls and pages declare: a
 * veterinarian's type may open what the role does not, and the profile of the entity may close what the role opens.
 * @param held the permissions of the role
 */
export function explainPermissions(
  accesses: ReadonlyMap<Permission, readonly Access[]>,
  situation: Situation,
  all: readonly Permission[],
  held: readonly Permission[],
): readonly ExplainedPermission[] {
  return all.flatMap((permission): ExplainedPermission[] => {
    const of = accesses.get(permission) ?? [];
    if (held.includes(permission)) {
      const open = countOpen(of, situation, [permission]);
      const reason = (Object.keys(OTHERWISE) as Withholding[]).find(
        (name) => countOpen(of, OTHERWISE[name](situation), [permission]) > open,
      );
      return [
        { permission, by: 'ROLE', withheld: reason ?? null, isInPart: reason !== undefined && open > 0 },
      ];
    }
    const byType = countOpen(of, situation, []) - countOpen(of, { ...situation, type: 'NORMAL' }, []);
    if (byType <= 0) return [];
    const by = byType === of.length ? 'TYPE' : 'TYPE_IN_PART';
    return [{ permission, by, withheld: null, isInPart: by === 'TYPE_IN_PART' }];
  });
}
