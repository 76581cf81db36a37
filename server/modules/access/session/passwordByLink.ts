import sql from 'sql-template-tag';
import { activateAccount, resetPassword } from '../../../../resources/access/session/linkCalls.ts';
import { rememberDevice } from '../../../auth/knownDevice.ts';
import { prepareNewPassword, setPassword, type PasswordOwner } from '../../../auth/newPassword.ts';
import { consumeSecret } from '../../../auth/secrets.ts';
import { hashToken } from '../../../auth/session.ts';
import { writeAudit } from '../../../audit/writer.ts';
import type { Caller, Services } from '../../../context.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

type Way = 'RESET' | 'ACTIVATE';

const CODE = { RESET: 'RECOVERY_TOKEN_INVALID', ACTIVATE: 'ACTIVATION_TOKEN_INVALID' } as const;
const ACTION = { RESET: 'PASSWORD_RESET', ACTIVATE: 'ACCOUNT_ACTIVATED' } as const;

interface Link {
  readonly params: { readonly id: number; readonly token: string };
  readonly body: { readonly password: string };
  readonly services: Services;
}

type Exchange = Pick<CallContext<typeof resetPassword>, 'request' | 'reply'>;

interface Prepared {
  readonly owner: PasswordOwner;
  readonly hash: string;
}

/** Checks the link first: only the user of a valid link learns the password's conditions. */
async function prepare(way: Way, { params, body, services }: Link): Promise<Prepared> {
  const owner = await findOne<PasswordOwner>(
    services.db,
    sql`select u.id, u.email, u.language, u.timezone, u.password_hash
      from secret_token s join app_user u on u.id = s.user_id and u.status = 'ACTIVE'
      where s.token_hash = ${hashToken(params.token)} and s.purpose = ${way} and s.user_id = ${params.id}
        and s.used_at is null and s.expires_at > now()`,
  );
  if (!owner) throw conflict(CODE[way]);
  return { owner, hash: await prepareNewPassword(body.password, owner.passwordHash) };
}

async function apply(
  way: Way,
  tx: Tx,
  { params, services, request, reply }: Link & Exchange,
  caller: Caller,
  { owner, hash }: Prepared,
): Promise<Record<string, never>> {
  // The account first: of two links that are used at the same moment, one waits for the other and comes too late.
  await tx.query(sql`select from app_user where id = ${owner.id} for no key update`);
  if (!(await consumeSecret(tx, params.token, way, params.id))) throw conflict(CODE[way]);
  await setPassword(tx, services.settings, owner, hash);
  // The link came by mail, as the second factor does: guesses from elsewhere do not shut the owner out here.
  await rememberDevice(tx, { request, reply, caller }, services.settings, owner.id);
  const who = { actor: { id: owner.id, impersonatorId: null }, ip: caller.ip };
  await writeAudit(tx, who, [{ action: ACTION[way], objectType: 'user', objectId: owner.id }]);
  return {};
}

/** Neither opens a session: the second factor is owed at the sign-in that follows. */
export const resetPasswordHandler = handleWrite(
  resetPassword,
  async ({ tx, caller, prepared, ...link }) => apply('RESET', tx, link, caller, prepared),
  (context: CallContext<typeof resetPassword>): Promise<Prepared> => prepare('RESET', context),
);

export const activateAccountHandler = handleWrite(
  activateAccount,
  async ({ tx, caller, prepared, ...link }) => apply('ACTIVATE', tx, link, caller, prepared),
  (context: CallContext<typeof activateAccount>): Promise<Prepared> => prepare('ACTIVATE', context),
);
