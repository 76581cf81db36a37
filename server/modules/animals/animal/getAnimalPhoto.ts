import sql from 'sql-template-tag';
import { getAnimalPhoto } from '../../../../resources/animals/animal/photoCalls.ts';
import { findOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { animalNamed } from './record/scope.ts';
import { toBase64 } from '../../../files/base64.ts';

export const getAnimalPhotoHandler = handleRead(getAnimalPhoto, async ({ params, db, caller }) => {
  const found = await findOne<{ bytes: Uint8Array | null }>(
    db,
    sql`select (select c.bytes from document d join file_content c using (sha256) where d.id = t.photo_id) as bytes
      from animal t where ${animalNamed(params.id, caller)}`,
  );
  if (!found) throw notFound();
  return { photo: found.bytes && toBase64(found.bytes) };
});
