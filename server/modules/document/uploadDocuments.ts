import sql from 'sql-template-tag';
import { uploadDocuments, uploadGeneralDocuments } from '../../../resources/document/calls.ts';
import type { DocumentType } from '../../../resources/document/types.ts';
import { dayIn } from '../../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Write } from '../../write/write.ts';
import type { Db } from '../../db/db.ts';
import { formError, notFound } from '../../errors.ts';
import type { Bringing } from '../../files/door.ts';
import { prepareFiles, type FileInput, type PreparedFile } from '../../files/prepare.ts';
import { savePrepared } from '../../files/store.ts';
import { handleWrite, type CallContext } from '../../http/handle.ts';
import { inSight } from './access.ts';

interface Target {
  readonly type: DocumentType;
  readonly id: number | null;
}

async function refuseOutOfSight(db: Db, caller: SignedInCaller, { type, id }: Target): Promise<void> {
  const [row] = await db.query<{ seen: boolean }>(
    sql`select ${inSight(caller, type, sql`${id}::bigint`)} as seen`,
  );
  if (!row?.seen) throw notFound();
}

async function prepare(
  call: Bringing & {
    body: { documents: readonly FileInput[]; expirationDate?: string | null | undefined };
  },
  target: Target,
): Promise<PreparedFile[]> {
  const { body, caller, services } = call;
  if (body.expirationDate && body.expirationDate <= dayIn()) {
    throw formError([{ property: 'expirationDate', error: 'INVALID_EXPIRATION_DATE' }]);
  }
  await refuseOutOfSight(services.db, caller, target);
  return prepareFiles(call, body.documents, { accept: 'any', property: 'documents' });
}

async function save(
  { tx, caller, audit }: Pick<Write, 'tx' | 'caller' | 'audit'>,
  { type, id }: Target,
  prepared: readonly PreparedFile[],
  expirationDate: string | null | undefined,
): Promise<{ ids: number[] }> {
  const created = await savePrepared(tx, prepared, {
    documentType: type,
    documentTypeId: id,
    userId: caller.actor.id,
    entityId: caller.actor.entity?.id ?? null,
    expirationDate: expirationDate ?? null,
  });
  for (const document of created) {
    audit({
      action: 'CREATE',
      objectType: 'document',
      objectId: document,
      details: { documentType: type, documentTypeId: id },
    });
  }
  return { ids: created };
}

export const uploadDocumentsHandler = handleWrite(
  uploadDocuments,
  (call) => save(call, call.params, call.prepared, call.body.expirationDate),
  (call: CallContext<typeof uploadDocuments>): Promise<PreparedFile[]> => prepare(call, call.params),
);

export const uploadGeneralDocumentsHandler = handleWrite(
  uploadGeneralDocuments,
  (call) => save(call, { type: 'GENERAL', id: null }, call.prepared, call.body.expirationDate),
  (call: CallContext<typeof uploadGeneralDocuments>): Promise<PreparedFile[]> =>
    // General ones hang on nothing: no record of theirs is in anybody's sight.
    prepare(call, { type: 'GENERAL', id: null }),
);
