import { findSession } from '../../server/auth/session.ts';
import type { SignedInCaller } from '../../server/context.ts';
import type { Db } from '../../server/db/db.ts';
import type { Person } from './server.ts';

/** A signed-in person as the server's own functions take it. */
export async function callerOf(db: Db, { token }: Pick<Person, 'token'>): Promise<SignedInCaller> {
  const { actor, scopeEntityIds, hash } = (await findSession(db, token, 'COLEIRA', true))!;
  return { actor, ip: '127.0.0.1', userAgent: null, scopeEntityIds, sessionHash: hash };
}
