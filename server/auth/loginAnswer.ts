import type { LoginAnswer } from '../../resources/access/session/types.ts';
import type { Queryable } from '../db/db.ts';
import type { Services } from '../context.ts';
import { Refusal } from '../errors.ts';
import { findSession, type LiveSession } from './session.ts';

/** Returns a session as the sign-in calls answer it. The token is included only where it is issued. */
export function toLoginAnswer(session: LiveSession, token?: string): LoginAnswer {
  const { actor, step, role, legalWarningReadTimestamp, validUntil, impersonatorName } = session;
  return {
    step,
    ...(token === undefined ? {} : { sessionToken: token }),
    sessionValidity: validUntil,
    isPreAuthenticated: step === 'ENTITY',
    legalWarningReadTimestamp,
    type: actor.type,
    veterinaryId: actor.veterinaryId,
    entity: actor.entity,
    entitiesAccessList: actor.entitiesAccessList,
    role: role === null ? null : { ...role, permissions: actor.permissions },
    language: actor.language,
    timezone: actor.timezone,
    actor,
    impersonator:
      actor.impersonatorId === null ? null : { id: actor.impersonatorId, name: impersonatorName ?? '' },
  };
}

/** The answer that hands out a token just made, read in the transaction that made it. */
export async function readLoginAnswer(
  tx: Queryable,
  services: Services,
  token: string,
): Promise<LoginAnswer> {
  const session = await findSession(tx, token, services.settings.productToken, true);
  if (!session) throw new Refusal(401, 'UNAUTHORIZED');
  return toLoginAnswer(session, token);
}
