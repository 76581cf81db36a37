import { documentContent } from '../../../../resources/common/document/calls.ts';
import { Refusal } from '../../../errors.ts';
import { fileHeaders } from '../../../files/fileHeaders.ts';
import { readDocument } from '../../../files/store.ts';
import { handleRead } from '../../../http/handle.ts';
import { documentInSight } from './find.ts';

export const documentContentHandler = handleRead(
  documentContent,
  async ({ db, params, query, caller, reply }) => {
    await documentInSight(db, params.id, caller, { transponder: query.transponder });
    const stored = await readDocument(db, params.id);
    if (!stored) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
    void reply.headers(fileHeaders(stored, query.download === 'true'));
    return Buffer.from(stored.bytes);
  },
);
