import type { Actor } from '../../../../resources/kit/access.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { mayGrant } from '../../../../resources/access/role/rules.ts';

/** A role as the table has it. */
export interface BulkRole {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** The changes of single cells, by `role.permission`; unchanged cells are not in it. */
export type Changes = Readonly<Record<string, boolean>>;

export const cellKey = (role: BulkRole, permission: string): string => `${role.id}.${permission}`;

/** Whether the role will have the permission once everything is saved. */
export const willHave = (changes: Changes, role: BulkRole, permission: Permission): boolean =>
  changes[cellKey(role, permission)] ?? role.permissions.includes(permission);

/** The reason why a cell cannot be changed; nothing where it can. */
export type CellLockReason = 'locked' | 'lacking' | 'own';

export function getCellLockReason(
  actor: Actor | null,
  ownRoleId: number | undefined,
  role: BulkRole,
  permission: Permission,
): CellLockReason | undefined {
  if (!actor || !mayGrant(actor, role.permissions)) return 'locked';
  if (!mayGrant(actor, [permission])) return 'lacking';
  const isOwn = role.id === ownRoleId && permission === 'WRITE_ROLE' && role.permissions.includes(permission);
  return isOwn ? 'own' : undefined;
}

/** The changes with these cells set; a cell that is set back to what it was is no change. */
export function withCells(
  changes: Changes,
  cells: readonly (readonly [BulkRole, Permission])[],
  on: boolean,
): Changes {
  const next: Record<string, boolean> = { ...changes };
  for (const [role, permission] of cells) {
    if (role.permissions.includes(permission) === on) delete next[cellKey(role, permission)];
    else next[cellKey(role, permission)] = on;
  }
  return next;
}

/** A role with what it is given and what is taken from it. */
export interface RoleChange {
  readonly role: BulkRole;
  readonly add: readonly Permission[];
  readonly remove: readonly Permission[];
}

/** The changes by role; what another has done meanwhile is no change any more. */
export const changesByRole = (
  changes: Changes,
  roles: readonly BulkRole[],
  permissions: readonly Permission[],
): readonly RoleChange[] =>
  roles
    .map((role) => {
      const differs = permissions.filter(
        (one) => willHave(changes, role, one) !== role.permissions.includes(one),
      );
      return {
        role,
        add: differs.filter((one) => !role.permissions.includes(one)),
        remove: differs.filter((one) => role.permissions.includes(one)),
      };
    })
    .filter(({ add, remove }) => add.length + remove.length > 0);
