import { tempDocumentContents } from '../../../../resources/common/tempDocument/calls.ts';
import { fileAnswer } from '../../../files/fileAnswer.ts';
import { readTempDocument } from '../../../files/tempDocuments.ts';
import { handleRead } from '../../../http/handle.ts';

export const tempDocumentContentsHandler = handleRead(
  tempDocumentContents,
  async ({ db, params, caller, fail }) => {
    const stored = await readTempDocument(db, params.id, caller.actor.id);
    if (!stored) return fail('DOCUMENT_NOT_FOUND');
    return fileAnswer(stored);
  },
);
