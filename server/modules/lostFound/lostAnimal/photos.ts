import sql from 'sql-template-tag';
import type { Photos, PhotosInput } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { MAX_ADDITIONAL_PHOTOS } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable, type Tx } from '../../../db/db.ts';
import type { UploadContext } from '../../../files/virusScan.ts';
import { prepareFiles, preparePhoto, type PreparedFile } from '../../../files/prepare.ts';
import { readDocument, savePrepared, type StoredDocument } from '../../../files/store.ts';
import { toBase64 } from '../../../files/base64.ts';

/** The photos of a report, checked and drawn anew; `undefined` where nothing is said of them. */
export interface PreparedPhotos {
  readonly photo: PreparedFile | null | undefined;
  readonly additionalPhotos: readonly PreparedFile[] | undefined;
}

/** Checks the photos of a report: squares of at most 600 × 600 pixels. */
export async function preparePhotos(
  call: UploadContext & { readonly body: PhotosInput },
): Promise<PreparedPhotos> {
  const { photo, additionalPhotos } = call.body;
  return {
    photo: photo ? await preparePhoto(call, photo) : photo === undefined ? undefined : null,
    additionalPhotos:
      additionalPhotos === undefined
        ? undefined
        : await prepareFiles(call, additionalPhotos ?? [], {
            accept: 'image',
            property: 'additionalPhotos',
            maxFiles: MAX_ADDITIONAL_PHOTOS,
            photo: true,
          }),
  };
}

/**
 * Stores the photos of a report.
 * @returns the id of its main photo; `undefined` where it stays
 */
export async function savePhotos(
  tx: Tx,
  { actor }: SignedInCaller,
  id: number,
  { photo, additionalPhotos }: PreparedPhotos,
): Promise<number | null | undefined> {
  const target = { documentTypeId: id, userId: actor.id, entityId: actor.entity?.id ?? null };
  if (additionalPhotos) {
    await tx.query(
      sql`delete from document where document_type = 'LOST_ANIMAL_ADDITIONAL_PHOTO' and document_type_id = ${id}`,
    );
    await savePrepared(tx, additionalPhotos, { ...target, documentType: 'LOST_ANIMAL_ADDITIONAL_PHOTO' });
  }
  if (!photo) return photo;
  const [photoId] = await savePrepared(tx, [photo], { ...target, documentType: 'LOST_ANIMAL_PHOTO' });
  return photoId;
}

const photoIdOf = async (db: Queryable, animalId: number | null): Promise<number | null> =>
  (
    await findOne<{ photoId: number | null }>(
      db,
      sql`select photo_id from animal where id = ${animalId}::bigint`,
    )
  )?.photoId ?? null;

/** The part of a report that identifies its photos. */
interface WithPhotos {
  readonly id: number;
  readonly photoId: number | null;
  readonly animalId: number | null;
  readonly useAnimalPhotoInProcess: boolean;
}

/** The main photo of a report: its own, or its animal's where the report says so. */
export async function readMainPhoto(db: Queryable, report: WithPhotos): Promise<StoredDocument | undefined> {
  const ofAnimal = report.useAnimalPhotoInProcess ? await photoIdOf(db, report.animalId) : null;
  const photoId = ofAnimal ?? report.photoId;
  return photoId === null ? undefined : readDocument(db, photoId);
}

/** The photos of a report, the main one and the additional ones. */
export async function readPhotos(db: Queryable, report: WithPhotos): Promise<Photos> {
  const photo = await readMainPhoto(db, report);
  const more = await db.query<{ id: number; filename: string; type: string; bytes: Uint8Array }>(
    sql`select d.id, d.filename, d.type, c.bytes from document d join file_content c using (sha256)
      where d.document_type = 'LOST_ANIMAL_ADDITIONAL_PHOTO' and d.document_type_id = ${report.id} order by d.id`,
  );
  return {
    photo: photo ? toBase64(photo.bytes) : null,
    additionalPhotos: more.map(({ bytes, ...about }) => ({ ...about, contents: toBase64(bytes) })),
  };
}
