import sql from 'sql-template-tag';
import {
  certificateKeys,
  revokeCertificate,
  validateCertificate,
} from '../../../../resources/animals/certificate/calls.ts';
import { isCode, plainCode } from '../../../../resources/numbers/printedCode.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { findSigningKeys } from '../../../certificates/signingKeys.ts';
import { announceEvent } from '../../../webhooks/announce.ts';
import { formError, notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { certificates } from './certificates.ts';
import { comparedValues, registerView } from './comparedValues.ts';
import { findIssued } from './issuedCertificates.ts';

const unknown = (code: string) => ({
  code,
  validated: false,
  outdated: false,
  isRevoked: false,
  transponder: null,
  date: null,
  template: null,
  animalStatus: null,
  values: [],
});

export const validateCertificateHandler = handleRead(
  validateCertificate,
  async ({ db, params, noteRead }) => {
    const code = plainCode(params.code);
    noteRead({ objectId: isCode(code) ? code : null });
    if (!isCode(code)) return unknown(code);
    const [found] = await findIssued(db, sql`c.code = ${code}`);
    if (!found) return unknown(code);
    const { transponder, template, creationTimestamp, revocationTimestamp } = found;
    const date = dayIn(undefined, new Date(creationTimestamp));
    const about = { code, transponder, date, template };
    if (revocationTimestamp !== null)
      return { ...unknown(code), ...about, isRevoked: true, transponder: null };
    const animal = await registerView(db, found.animalId);
    const values = comparedValues(found, animal);
    return {
      ...about,
      validated: true,
      outdated: values.some(({ isChanged }) => isChanged),
      isRevoked: false,
      animalStatus: animal.status,
      values,
    };
  },
  // A certificate that was issued a moment ago is not unknown.
  ({ transponder, isRevoked }) => transponder !== null || isRevoked,
);

export const certificateKeysHandler = handleRead(certificateKeys, async ({ db, services }) => {
  const keys = await findSigningKeys(services.settings);
  const stored = await db.query<{ id: string; publicKey: string; creationTimestamp: string }>(
    sql`select id, public_key, creation_timestamp from certificate_key order by creation_timestamp desc, id`,
  );
  const current = keys?.statement;
  const isNew = current && !stored.some(({ id }) => id === current.id);
  const all = isNew
    ? [
        { id: current.id, publicKey: current.publicKey, creationTimestamp: new Date().toISOString() },
        ...stored,
      ]
    : stored;
  return all.map((key) => ({ ...key, algorithm: 'Ed25519' as const }));
});

export const revokeCertificateHandler = handleWrite(revokeCertificate, async (write) => {
  const { tx, params, body, fail } = write;
  const reason = body.reason ?? '';
  if (reason === '') throw formError([{ property: 'reason', error: 'MISSING_REASON' }]);
  const code = plainCode(params.code);
  const before = await findRecord(tx, certificates, sql`t.code = ${code}`, { lock: true });
  if (!before) throw notFound();
  if (before.revocationTimestamp !== null) fail('CERTIFICATE_ALREADY_REVOKED');
  await saveRecord(
    write,
    certificates,
    before,
    { revocationTimestamp: new Date().toISOString(), revocationReason: reason },
    { action: 'CERTIFICATE_REVOKED', objectId: code, details: { transponder: before.transponder } },
  );
  announceEvent(tx, {
    event: 'CERTIFICATE_REVOKED',
    module: 'certificate',
    id: before.id,
    entityId: before.creationEntityId,
    data: { code, transponder: before.transponder },
  });
  return { code };
});
