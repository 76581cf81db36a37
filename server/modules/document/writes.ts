import sql from 'sql-template-tag';
import {
  removeDocument,
  uploadDocuments,
  uploadGeneralDocuments,
} from '../../../resources/document/calls.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../../resources/document/types.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Write } from '../../crud/hooks.ts';
import { getOne, type Db } from '../../db/db.ts';
import { notFound, Refusal } from '../../errors.ts';
import { prepareFiles, type FileInput, type PreparedFile } from '../../files/prepare.ts';
import { savePrepared } from '../../files/store.ts';
import { Turnstile } from '../../files/turnstile.ts';
import { handleWrite, type CallContext } from '../../http/handle.ts';
import { inSight } from './access.ts';
import { documentInSight } from './find.ts';

/** Bytes that one user may bring within a day. */
const DAILY_BYTES = 500_000_000;

// Each holds a hundred megabytes while it is read.
const uploads = new Turnstile(2);

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

async function refuseBeyondQuota(db: Db, userId: number): Promise<void> {
  const { brought } = await getOne<{ brought: number }>(
    db,
    sql`select coalesce(sum(size), 0) as brought from document
        where creation_user_id = ${userId} and creation_timestamp > now() - interval '1 day'`,
  );
  if (brought >= DAILY_BYTES) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, 3600);
}

async function prepare(
  {
    services,
    caller,
    body,
  }: { services: { db: Db }; caller: SignedInCaller; body: { documents: readonly FileInput[] } },
  target: Target,
): Promise<PreparedFile[]> {
  await refuseOutOfSight(services.db, caller, target);
  await refuseBeyondQuota(services.db, caller.actor.id);
  return uploads.through(() => prepareFiles(body.documents, { accept: 'any', property: 'documents' }));
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
  (call: CallContext<typeof uploadDocuments>): Promise<PreparedFile[]> =>
    // General ones hang on nothing: no record of theirs is in anybody's sight.
    prepare(call, call.params),
);

export const uploadGeneralDocumentsHandler = handleWrite(
  uploadGeneralDocuments,
  (call) => save(call, { type: 'GENERAL', id: null }, call.prepared, call.body.expirationDate),
  (call: CallContext<typeof uploadGeneralDocuments>): Promise<PreparedFile[]> =>
    prepare(call, { type: 'GENERAL', id: null }),
);

export const removeDocumentHandler = handleWrite(removeDocument, async ({ tx, params, caller, audit }) => {
  const { documentType, documentTypeId, filename } = await documentInSight(tx, params.id, caller);
  // Pictures and the papers of a request go with what they belong to.
  if (!(DOCUMENT_TYPES as readonly string[]).includes(documentType))
    throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
  await tx.query(sql`delete from document where id = ${params.id}`);
  audit({
    action: 'DELETE',
    objectType: 'document',
    objectId: params.id,
    details: { documentType, documentTypeId, filename },
  });
  return {};
});
