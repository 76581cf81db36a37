import sql, { type Sql } from 'sql-template-tag';
import {
  getOwnCertificate,
  listOwnCertificates,
  MAX_OWN_ROWS,
  type OwnCertificate,
} from '../../../../resources/account/ownerAccount/calls.ts';
import { findOne } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { readFileAnswer } from '../../../files/fileAnswer.ts';
import { handleRead } from '../../../http/handle.ts';
import { templateName } from '../../animals/certificateTemplate/templateName.ts';
import { keptId } from '../../owners/owner/findOwner.ts';

/** Certificates `c` of animals `a` that print this owner, merged records included, who still has the animal. */
const isOwn = (ownerId: number): Sql =>
  sql`a.owner_id = ${ownerId} and (${keptId(sql`id = c.owner_id`)}) = ${ownerId}`;

export const listOwnCertificatesHandler = handleRead(listOwnCertificates, ({ db, caller }) =>
  db.query<OwnCertificate>(sql`
    select c.code, ${templateName(caller.actor.language)} as name, c.transponder, a.name as animal_name, c.creation_timestamp,
      c.revocation_timestamp is not null as is_revoked
    from animal a join certificate c on c.animal_id = a.id join certificate_template t on t.id = c.certificate_template_id
    where ${isOwn(caller.actor.ownerId!)}
    order by c.id desc ${atMost(MAX_OWN_ROWS)}`),
);

export const getOwnCertificateHandler = handleRead(getOwnCertificate, async ({ db, params, caller }) => {
  const found = await findOne<{ documentId: number }>(
    db,
    sql`select c.document_id from certificate c join animal a on a.id = c.animal_id
        where c.code = ${params.code} and c.revocation_timestamp is null and c.document_id is not null
          and ${isOwn(caller.actor.ownerId!)}`,
  );
  return readFileAnswer(db, found?.documentId);
});
