import { getTempDocument } from '../../../../resources/common/tempDocument/calls.ts';
import { findTempDocument } from '../../../files/tempDocuments.ts';
import { handleRead } from '../../../http/handle.ts';

export const getTempDocumentHandler = handleRead(
  getTempDocument,
  async ({ db, params, caller, fail }) =>
    (await findTempDocument(db, params.id, caller.actor.id)) ?? fail('DOCUMENT_NOT_FOUND'),
);
