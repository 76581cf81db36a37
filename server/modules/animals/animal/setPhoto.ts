import { setPhoto } from '../../../../resources/animals/animal/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { preparePhoto, type PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { toBase64 } from '../../../files/base64.ts';

/** Keeps the photo as a document of the animal; without one the animal has none. */
export const setPhotoOperation = operationHandler(setPhoto, {
  prepare: async (call): Promise<PreparedFile | null> =>
    call.input.photo ? preparePhoto(call, call.input.photo) : null,
  change: async ({ tx, record, prepared, caller: { actor } }) => {
    if (!prepared) return { photoId: null };
    const [photoId] = await savePrepared(tx, [prepared], {
      documentType: 'ANIMAL_PHOTO',
      documentTypeId: record.id,
      userId: actor.id,
      entityId: actor.entity?.id ?? null,
    });
    return { photoId };
  },
  after: async ({ prepared }) => ({ photo: prepared && toBase64(prepared.bytes) }),
});
