import sql from 'sql-template-tag';
import { getAnimalPhoto } from '../../../../resources/animals/animal/photoCalls.ts';
import { findOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { countTransponderRead } from './record/numberRead.ts';
import { animalNamed, isInScope } from './record/scope.ts';
import { toBase64 } from '../../../files/base64.ts';

export const getAnimalPhotoHandler = handleRead(getAnimalPhoto, async ({ params, db, caller, services }) => {
  const found = await findOne<{ bytes: Uint8Array | null; isInScope: boolean }>(
    db,
    sql`select (select c.bytes from document d join file_content c using (sha256) where d.id = t.photo_id) as bytes, ${isInScope(caller)} as is_in_scope
      from animal t where ${animalNamed(params.id, caller)}`,
  );
  await countTransponderRead(db, services, caller, params.id, found?.isInScope ?? false);
  if (!found) throw notFound();
  return { photo: found.bytes && toBase64(found.bytes) };
});
