import sql, { type Sql } from 'sql-template-tag';
import { TICKET_FILES } from '../../../../resources/support/ticket/schema.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Tx } from '../../../db/db.ts';
import type { UploadContext } from '../../../files/virusScan.ts';
import { prepareFiles, type FileInput, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';

/** The owner of a ticket's file: the ticket itself, or a message in it. */
export type AttachmentOf = 'TICKET' | 'TICKET_MESSAGE';

/** Checks what was attached by its bytes and draws pictures anew, before the transaction opens. */
export async function prepareAttachments(
  call: UploadContext,
  attachments: readonly FileInput[] | null | undefined,
): Promise<PreparedFile[]> {
  if (!attachments || attachments.length === 0) return [];
  return prepareFiles(call, attachments, {
    accept: 'any',
    property: 'attachments',
    maxFiles: TICKET_FILES,
  });
}

/** Files what was attached under the ticket or the message. */
export const saveAttachments = (
  tx: Tx,
  { actor }: SignedInCaller,
  of: AttachmentOf,
  id: number,
  prepared: readonly PreparedFile[],
): Promise<number[]> =>
  savePrepared(tx, prepared, {
    documentType: of,
    documentTypeId: id,
    userId: actor.id,
    entityId: actor.entity?.id ?? null,
  });

/** The files of a ticket or message (an expression for its id), as a list. */
export const attachmentsOf = (of: AttachmentOf, id: Sql): Sql => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'filename', d.filename, 'type', d.type,
    'size', d.size) order by d.id), '[]'::jsonb)
  from document d where d.document_type = ${of} and d.document_type_id = ${id})`;
