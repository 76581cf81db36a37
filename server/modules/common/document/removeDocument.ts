import sql from 'sql-template-tag';
import { removeDocument } from '../../../../resources/common/document/calls.ts';
import { isRemovable } from '../../../../resources/common/document/types.ts';
import { Refusal } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { documentInSight } from './find.ts';

export const removeDocumentHandler = handleWrite(removeDocument, async ({ tx, params, caller, audit }) => {
  const { documentType, documentTypeId, filename } = await documentInSight(tx, params.id, caller, {
    expiredToo: true,
  });
  // Pictures and the papers of a request go with what they belong to.
  if (!isRemovable(documentType)) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
  await tx.query(sql`delete from document where id = ${params.id}`);
  audit({
    action: 'DELETE',
    objectType: 'document',
    objectId: params.id,
    details: { documentType, documentTypeId, filename },
  });
  return {};
});
