import { sign } from 'node:crypto';
import sql from 'sql-template-tag';
import { verifyIndexedAdvert } from '../../../../resources/animals/unionIndex/calls.ts';
import { VERIFICATION_DAYS } from '../../../../resources/animals/unionIndex/index.ts';
import { findSigningKeys, type StatementKey } from '../../../certificates/signingKeys.ts';
import { handleWrite } from '../../../http/handle.ts';
import { answerCheck, prepareCheck, type CheckRequest } from '../advertCheck/answerCheck.ts';

/** A statement that an advert was verified, for a platform, signed. Its kind comes first, so that it passes for no other. */
function tokenOf(key: StatementKey, transponder: string, platform: string): string {
  const verifiedAt = new Date();
  const validUntil = new Date(verifiedAt.getTime() + VERIFICATION_DAYS * 86_400_000);
  const statement = Buffer.from(
    JSON.stringify(['coleira-advert-1', { key: key.id, transponder, platform, verifiedAt, validUntil }]),
  ).toString('base64url');
  return `${statement}.${sign(null, Buffer.from(statement), key.privateKey).toString('base64url')}`;
}

export const verifyIndexedAdvertHandler = handleWrite<typeof verifyIndexedAdvert, CheckRequest>(
  verifyIndexedAdvert,
  async ({ tx, prepared, body: { platform }, services }) => {
    const { confirmed } = await answerCheck(tx, prepared);
    const keys = confirmed ? await findSigningKeys(services.settings) : undefined;
    if (!keys) return { confirmed, token: null };
    const { id, publicKey } = keys.statement;
    await tx.query(
      sql`insert into certificate_key (id, public_key) values (${id}, ${publicKey}) on conflict do nothing`,
    );
    return { confirmed, token: tokenOf(keys.statement, prepared.transponder, platform) };
  },
  ({ body, services, caller }) => prepareCheck(services.db, body, caller.ip),
);
