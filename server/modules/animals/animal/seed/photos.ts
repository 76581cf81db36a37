import { foldText } from '../../../../../resources/numbers/text.ts';
import { Random } from '../../../../demonstration/base/random.ts';
import { DocumentBatch } from '../../../common/document/seed/documentBatch.ts';
import type { MadeAnimal } from './animals.ts';
import { PhotoPool } from './photoPool.ts';

/** Animals with a picture, of those that are alive. */
const PICTURED = 0.34;

/** Draws the pictures: all that are lost or found have one, and a third of the others. */
export async function drawPhotos(
  made: readonly MadeAnimal[],
  drawings: number,
  firstId: number,
): Promise<DocumentBatch> {
  const album = new PhotoPool(drawings);
  const photos = new DocumentBatch(firstId);
  for (const { row, breed } of made) {
    const missing = row.status === 'LOST' || row.status === 'FOUND';
    if (!missing && (row.status === 'DEAD' || !new Random('photo', row.id).chance(PICTURED))) continue;
    const drawing = await album.of(row.id, breed, row.color);
    if (!drawing) continue;
    const { id, name, creationTimestamp, entityId } = row;
    row.photoId = photos.file(drawing, 'image/jpeg', {
      documentType: 'ANIMAL_PHOTO',
      documentTypeId: id,
      title: name,
      filename: `${foldText(name).replace(/\W+/g, '-')}.jpg`,
      creationTimestamp,
      creationUserId: null,
      creationEntityId: entityId,
    });
  }
  return photos;
}
