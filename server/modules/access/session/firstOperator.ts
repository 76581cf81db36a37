import sql from 'sql-template-tag';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { firstOperator } from '../../../../resources/access/session/calls.ts';
import type { ErrorCode } from '../../../../resources/kit/codes.ts';
import { newPasswordError } from '../../../auth/commonPasswords.ts';
import { hashPassword } from '../../../auth/passwords.ts';
import { consumeSecret } from '../../../auth/secrets.ts';
import { hashToken } from '../../../auth/session.ts';
import { formError } from '../../../errors.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import { users } from '../user/users.ts';

/** The operator's place of work: the last of the operator's entities, which is not the root where there is another. */
const workplace = (productToken: string) => sql`
  select e.id from entity e join entity_profile p on p.id = e.profile_id
  where p.name = ${productToken} order by e.parent_id nulls last, e.id limit 1`;

/** Looks at link and input before the slow part. */
async function prepare({ params, body, services, fail }: CallContext<typeof firstOperator>): Promise<string> {
  const live = await services.db.query(sql`
    select from secret_token where token_hash = ${hashToken(params.token)} and purpose = 'FIRST_OPERATOR'
      and used_at is null and expires_at > now()`);
  if (live.length === 0) return fail('ACTIVATION_TOKEN_INVALID');
  const email: ErrorCode | undefined = isEmail(body.email) ? undefined : 'INVALID_EMAIL';
  const password = await newPasswordError(body.password);
  if (email || password) {
    throw formError([
      ...(email ? [{ property: 'email', error: email }] : []),
      ...(password ? [{ property: 'password', error: password }] : []),
    ]);
  }
  return hashPassword(body.password);
}

export const firstOperatorHandler = handleWrite(
  firstOperator,
  async (call) => {
    const { tx, params, body, fail, prepared: passwordHash } = call;
    // Two servers that started together gave a link each: of two accounts at the same moment one is made.
    await tx.query(
      sql`select from secret_token where purpose = 'FIRST_OPERATOR' order by token_hash for update`,
    );
    if (!(await consumeSecret(tx, params.token, 'FIRST_OPERATOR'))) return fail('ACTIVATION_TOKEN_INVALID');
    // The link is for an empty register only, however it came to be kept.
    if ((await tx.query(sql`select from app_user limit 1`)).length > 0)
      return fail('ACTIVATION_TOKEN_INVALID');
    const user = {
      name: body.name,
      email: body.email,
      entityId: sql`(${workplace(call.services.settings.productToken)})`,
      roleId: sql`(select id from role order by cardinality(permissions) desc, id limit 1)`,
    };
    await insertRecord(call, users, user, 'FIRST_OPERATOR_CREATED', { columns: { passwordHash } });
    return {};
  },
  prepare,
);
