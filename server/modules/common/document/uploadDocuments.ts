import sql from 'sql-template-tag';
import { uploadDocuments, uploadGeneralDocuments } from '../../../../resources/common/document/calls.ts';
import type { DocumentType } from '../../../../resources/common/document/types.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findOne, type Db } from '../../../db/db.ts';
import { formError, malformed, notFound } from '../../../errors.ts';
import type { UploadContext } from '../../../files/virusScan.ts';
import { prepareFiles, type FileInput, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { isVisibleTo } from './access.ts';

interface Target {
  readonly type: DocumentType;
  readonly id: number | null;
}

async function refuseOutOfSight(db: Db, caller: SignedInCaller, { type, id }: Target): Promise<void> {
  const [row] = await db.query<{ seen: boolean }>(
    sql`select ${isVisibleTo(caller, type, sql`${id}::bigint`)} as seen`,
  );
  if (!row?.seen) throw notFound();
}

async function prepare(
  call: UploadContext & {
    caller: SignedInCaller;
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

/** The record of a path. Fifteen digits are the transponder of an animal, and of nothing else. */
async function targetOf({ services, params }: CallContext<typeof uploadDocuments>): Promise<Target> {
  const { type, id } = params;
  if (typeof id === 'number') return { type, id };
  if (type !== 'ANIMAL') throw malformed(['id']);
  const found = await findOne<{ id: number | null }>(services.db, sql`select ${animalOfNumber(id)} as id`);
  if (!found?.id) throw notFound();
  return { type, id: found.id };
}

interface Prepared {
  readonly target: Target;
  readonly files: PreparedFile[];
}

export const uploadDocumentsHandler = handleWrite(
  uploadDocuments,
  (call) => save(call, call.prepared.target, call.prepared.files, call.body.expirationDate),
  async (call: CallContext<typeof uploadDocuments>): Promise<Prepared> => {
    const target = await targetOf(call);
    return { target, files: await prepare(call, target) };
  },
);

export const uploadGeneralDocumentsHandler = handleWrite(
  uploadGeneralDocuments,
  (call) => save(call, { type: 'GENERAL', id: null }, call.prepared, call.body.expirationDate),
  (call: CallContext<typeof uploadGeneralDocuments>): Promise<PreparedFile[]> =>
    // General documents belong to no record, so no record decides who sees them.
    prepare(call, { type: 'GENERAL', id: null }),
);
