import type { Permission } from './permissions.ts';

/** The two kinds of account. A veterinarian holds some rights by kind alone. */
export type UserType = 'NORMAL' | 'VETERINARY';

/** The key with which a program makes a call, and who runs that program. */
export interface ActingKey {
  readonly id: number;
  readonly name: string;
  readonly partner: string | null;
}

/** The requester. Built from the session on the server, from the login answer in the browser. */
export interface Actor {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  readonly permissions: readonly Permission[];
  readonly entity: { readonly id: number; readonly name: string } | null;
  readonly entityProfile: {
    readonly name: string;
    readonly isBillable: boolean;
    readonly canRegisterBillable: boolean;
    readonly canRegisterNonBillable: boolean;
  } | null;
  readonly entitiesAccessList: readonly number[];
  /** The user's entity belongs to the operator's profile, the one named as the product. */
  readonly isOperator: boolean;
  readonly veterinaryId: number | null;
  /** Set for an owner's own account: that owner's things and nothing else. */
  readonly ownerId: number | null;
  readonly impersonatorId: number | null;
  /** Set where a program calls in this user's name. */
  readonly apiKey?: ActingKey;
  readonly language: string;
  readonly timezone: string;
}

/**
 * The users who may do a thing, as data, so that server, menu and documentation read the same. `SIGNED_IN` is any user
 * with a session, `PUBLIC` any visitor.
 */
export type Access =
  | Permission
  | 'SIGNED_IN'
  | 'PUBLIC'
  | { readonly any: readonly Access[] }
  | { readonly all: readonly Access[] }
  | { readonly not: Access }
  | { readonly userType: UserType }
  | { readonly operator: true }
  | { readonly ownerAccount: true }
  | { readonly registersAnimals: true }
  | { readonly paysWithCredits: true };

/** One of these suffices. */
export const anyOf = (...of: Access[]): Access => ({ any: of });
/** No user: of a module that has no pages of its own and is only looked up. */
export const nobody: Access = anyOf();
/** Whether there is no user to whom `access` could ever apply. */
export const isNobody = (access: Access): boolean =>
  typeof access === 'object' && 'any' in access && access.any.length === 0;
/** All of these are needed. */
export const allOf = (...of: Access[]): Access => ({ all: of });
/** Only for those to whom none of these applies. */
export const noneOf = (...of: Access[]): Access => ({ not: anyOf(...of) });
/** The kind of account suffices. */
const userType = (type: UserType): Access => ({ userType: type });
/** Veterinarians, by kind alone. */
export const veterinarian: Access = userType('VETERINARY');
/** Staff of the register's operator. */
export const operator: Access = { operator: true };
/** An owner's own account: it sees that owner's things, by scope, and nothing else. */
export const ownerAccount: Access = { ownerAccount: true };

/** Those whose entity may register animals, billed or not. */
export const registersAnimals: Access = { registersAnimals: true };

/** Those whose entity pays with credits. */
export const paysWithCredits: Access = { paysWithCredits: true };

/** The same access for an entity whose profile allows everything: what is left is a matter of the account. */
export function withoutProfile(access: Access): Access {
  if (typeof access !== 'object') return access;
  if ('registersAnimals' in access || 'paysWithCredits' in access) return 'SIGNED_IN';
  if ('all' in access) return { all: access.all.map(withoutProfile) };
  return 'any' in access ? { any: access.any.map(withoutProfile) } : access;
}

/** Whether `access` admits `actor`; without an actor only PUBLIC does. */
export function allows(access: Access, actor: Actor | null): boolean {
  if (access === 'PUBLIC') return true;
  if (actor === null) return false;
  if (access === 'SIGNED_IN') return true;
  if (typeof access === 'string') return actor.permissions.includes(access);
  if ('any' in access) return access.any.some((one) => allows(one, actor));
  if ('all' in access) return access.all.every((one) => allows(one, actor));
  if ('not' in access) return !allows(access.not, actor);
  if ('userType' in access) return actor.type === access.userType;
  if ('ownerAccount' in access) return actor.ownerId !== null;
  if ('paysWithCredits' in access) return actor.entityProfile?.isBillable === true;
  if ('registersAnimals' in access) {
    const { entityProfile } = actor;
    return (
      entityProfile !== null && (entityProfile.canRegisterBillable || entityProfile.canRegisterNonBillable)
    );
  }
  return actor.isOperator;
}

/** Limits the access to child records: a user without access to the parent's module has none to them. */
export function withinAccess<A extends Readonly<Record<string, Access | undefined>>>(
  access: A,
  read: Access,
): A {
  const within = Object.entries(access).map(([name, one]) => [
    name,
    one === undefined || one === read ? one : allOf(read, one),
  ]);
  return Object.fromEntries(within) as A;
}
