import { MAX_PHOTO_BYTES } from '../../../resources/common/document/limits.ts';
import { checkKind, FileFault } from './check.ts';
import type { Convert } from './prepare.ts';
import { shrink, SHRINKABLE_BYTES } from './shrink.ts';

/**
 * Opens a photo as this browser can show it, to select a square. HEIC is opened by the converter; one over the
 * limit is made smaller where the browser can open it.
 * @throws FileFault with the code of what is wrong with it
 */
export async function openPhoto(file: File, convert: Convert): Promise<Blob> {
  if (file.size > MAX_PHOTO_BYTES) return madeSmaller(file);
  const { type } = await checkKind(file, 'image');
  if (type !== 'image/heic') return file;
  const picture = await convert(file);
  if (!picture) throw new FileFault('INVALID_FILE');
  return picture;
}

async function madeSmaller(file: File): Promise<Blob> {
  const isPicture = await checkKind(file, 'image').then(
    () => true,
    () => false,
  );
  const smaller =
    isPicture && file.size <= SHRINKABLE_BYTES ? await shrink(file, MAX_PHOTO_BYTES) : undefined;
  if (!smaller) throw new FileFault('PHOTO_TOO_LARGE');
  return smaller;
}
