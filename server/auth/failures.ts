import { writeAudit } from '../audit/writer.ts';
import type { Caller, Services } from '../context.ts';

/**
 * Notes a refused sign-in, outside of the transaction that the refusal rolls back. What was typed is not noted:
 * people type passwords where e-mails belong.
 * @param userId the account that was meant, where there is one
 */
export const recordFailure = (
  services: Pick<Services, 'db'>,
  caller: Pick<Caller, 'ip'>,
  action: 'LOGIN_FAILED' | 'TWO_FACTOR_FAILED' | 'PASSWORD_CHANGE_FAILED' | 'EMAIL_CHANGE_FAILED',
  userId: number | null,
  code: string,
): Promise<void> =>
  writeAudit(services.db, { actor: null, ip: caller.ip }, [
    { action, objectType: 'user', objectId: userId, details: { code } },
  ]);
