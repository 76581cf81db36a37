import { tempDocumentContents } from '../../../resources/tempDocument/calls.ts';
import { readTempDocument } from '../../files/tempDocuments.ts';
import { handleRead } from '../../http/handle.ts';

export const tempDocumentContentsHandler = handleRead(
  tempDocumentContents,
  async ({ db, params, caller, fail }) => {
    const stored = await readTempDocument(db, params.id, caller.actor.id);
    if (!stored) return fail('DOCUMENT_NOT_FOUND');
    const { filename, type, bytes } = stored;
    return { filename, type, contents: Buffer.from(bytes).toString('base64') };
  },
);
