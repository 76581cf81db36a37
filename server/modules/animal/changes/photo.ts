import sql from 'sql-template-tag';
import { getAnimalPhoto, setAnimalPhoto } from '../../../../resources/animal/calls.ts';
import { findOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { preparePhoto, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { animals } from '../record/animals.ts';
import { findAnimal, mustAllow } from '../record/findAnimal.ts';
import { animalNamed } from '../record/scope.ts';

export const getAnimalPhotoHandler = handleRead(getAnimalPhoto, async ({ params, db, caller }) => {
  const found = await findOne<{ bytes: Uint8Array | null }>(
    db,
    sql`select (select c.bytes from document d join file_content c using (sha256) where d.id = t.photo_id) as bytes
      from animal t where ${animalNamed(params.id, caller)}`,
  );
  if (!found) throw notFound();
  return { photo: found.bytes && Buffer.from(found.bytes).toString('base64') };
});

export const setAnimalPhotoHandler = handleWrite<typeof setAnimalPhoto, PreparedFile | null>(
  setAnimalPhoto,
  async (context) => {
    const { params, body, caller, tx, prepared } = context;
    const animal = await findAnimal(context, params.transponder);
    mustAllow('SET_PHOTO', animal, caller);
    await refuseStale(context, animals, animal, body.version);
    if (body.photo === undefined) {
      context.fail('FORM_ERROR_MSG', [{ property: 'photo', error: 'MISSING_PHOTO' }]);
    }
    const [photoId = null] = prepared
      ? await savePrepared(tx, [prepared], {
          documentType: 'ANIMAL_PHOTO',
          documentTypeId: animal.id,
          userId: caller.actor.id,
          entityId: caller.actor.entity?.id ?? null,
        })
      : [];
    const changed = await saveRecord(context, animals, animal, { photoId }, 'SET_PHOTO');
    return {
      id: changed.id,
      version: changed.version,
      photoId,
      photo: prepared && prepared.bytes.toString('base64'),
    };
  },
  async (call) => (call.body.photo ? preparePhoto(call, call.body.photo) : null),
);
