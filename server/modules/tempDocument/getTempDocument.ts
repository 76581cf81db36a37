import { getTempDocument } from '../../../resources/tempDocument/calls.ts';
import { findTempDocument } from '../../files/tempDocuments.ts';
import { handleRead } from '../../http/handle.ts';

export const getTempDocumentHandler = handleRead(getTempDocument, async ({ db, params, caller, fail }) => {
  const { id, impersonatorId } = caller.actor;
  // What was made for somebody may hold what is for themselves alone: where they sign in from, for one.
  if (impersonatorId !== null) return fail('NOT_WHILE_IMPERSONATING');
  return (await findTempDocument(db, params.id, id)) ?? fail('DOCUMENT_NOT_FOUND');
});
