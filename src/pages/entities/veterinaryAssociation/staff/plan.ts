import type {
  checkStaffTransfer,
  getEntityStaff,
  transferStaff,
} from '../../../../../resources/entities/veterinaryAssociation/staffCalls.ts';
import type { AnswerOf, BodyOf } from '../../../../../resources/kit/call.ts';

export type Staff = AnswerOf<typeof getEntityStaff>;
export type Preview = AnswerOf<typeof checkStaffTransfer>;
export type Outcome = AnswerOf<typeof transferStaff>;

/** A person whose move could not be undone, and why. */
export interface Refused {
  readonly kind: 'user' | 'veterinarian';
  readonly id: number;
  readonly refusal: string;
}

/** What is chosen on the page. */
export interface Plan {
  readonly userIds: readonly number[];
  readonly veterinaryIds: readonly number[];
  readonly targetId: number | null;
  /** The role that replaces another at the target, by the id of the present one; the others stay. */
  readonly roles: Readonly<Record<number, number>>;
  readonly keepsAccess: boolean;
}

export const NO_PLAN: Plan = {
  userIds: [],
  veterinaryIds: [],
  targetId: null,
  roles: {},
  keepsAccess: false,
};

/** Returns what is sent for a plan; nothing while people or the target are missing. */
export function bodyOf(plan: Plan, users: Staff['users']): BodyOf<typeof transferStaff> | null {
  const { userIds, veterinaryIds, targetId, roles, keepsAccess } = plan;
  if (targetId === null || userIds.length + veterinaryIds.length === 0) return null;
  const chosen = users.filter(({ id }) => userIds.includes(id));
  return {
    targetId,
    users: chosen.map(({ id, version, role }) => {
      const roleId = role ? roles[role.id] : undefined;
      return { id, version, ...(roleId !== undefined && { roleId }) };
    }),
    veterinaryIds: [...veterinaryIds],
    keepsAccess,
  };
}
