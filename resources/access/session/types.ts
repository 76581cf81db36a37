import type { Actor, UserType } from '../../kit/access.ts';
import type { Permission } from '../../kit/permissions.ts';
import type { AssociationStatus } from './associationStatuses.ts';

/** The next step of a sign-in. */
export type SignInStep = 'TWO_FACTOR' | 'ENTITY' | 'LEGAL_WARNING' | 'DONE';

/** A choice of entity open to a veterinarian. */
export interface EntityAssociation {
  readonly entity: {
    readonly id: number;
    readonly name: string;
    readonly brand: string | null;
    readonly vatNumber: string | null;
    readonly profile: { readonly id: number; readonly name: string; readonly isBillable: boolean };
  };
  readonly status: AssociationStatus;
  readonly isClinicalDirector: boolean;
  /** When the veterinarian began to work for it last. */
  readonly lastUseTimestamp: string | null;
}

/**
 * The answer of every call that moves a sign-in on: `POST /auth/`, `POST /auth/two-fa`,
 * `PUT /auth/select-entity`, `PUT /auth/legalWarning/accept`, `POST /auth/impersonate`, `GET /auth/session`.
 * While `step` is TWO_FACTOR only the two-factor fields are filled. Timestamps are ISO 8601 in UTC.
 */
export interface LoginAnswer {
  readonly step: SignInStep;
  readonly twoFaToken?: string;
  readonly twoFactorValidity?: string;
  readonly sessionToken?: string;
  readonly sessionValidity?: string;
  readonly isPreAuthenticated?: boolean;
  readonly legalWarningReadTimestamp?: string | null;
  readonly type?: UserType;
  readonly veterinaryId?: number | null;
  readonly entity?: Actor['entity'];
  readonly entitiesAccessList?: readonly number[];
  readonly role?: {
    readonly id: number;
    readonly name: string;
    readonly permissions: readonly Permission[];
  } | null;
  readonly language?: string;
  readonly timezone?: string;
  /** The data that the page needs to draw itself for this user. */
  readonly actor?: Actor;
  /** Set while impersonating: the user who really sits there. */
  readonly impersonator?: { readonly id: number; readonly name: string } | null;
}
