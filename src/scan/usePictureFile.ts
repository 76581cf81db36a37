import { useCallback, useState } from 'react';
import { checkKind } from '../files/core/check.ts';
import { SHRINKABLE_BYTES, openPicture } from '../files/core/shrink.ts';
import { convertPicture } from '../files/index.ts';
import type { CodeReader } from './codeReader.ts';
import type { Code } from './finding.ts';
import { pictureOfBitmap } from './picture.ts';

/** The state of a chosen picture, beside the codes in it. */
export type PictureState = 'NONE' | 'READING' | 'NO_CODE' | 'NO_PICTURE';

/** A picture as this browser draws it; the server opens what iPhones take. */
async function opened(file: File): Promise<ImageBitmap | HTMLImageElement> {
  if (file.size > SHRINKABLE_BYTES) throw new Error('too large');
  try {
    return await openPicture(file);
  } catch (failure) {
    const { type } = await checkKind(file, 'image');
    const converted = type === 'image/heic' ? await convertPicture(file) : undefined;
    if (!converted) throw failure;
    return openPicture(converted);
  }
}

/** Reads the codes in a picture from a file. */
export function usePictureFile(reader: CodeReader | undefined, onCodes: (codes: readonly Code[]) => void) {
  const [state, setState] = useState<PictureState>('NONE');
  const choose = useCallback(
    async (file: File | undefined) => {
      if (!file || !reader) return;
      setState('READING');
      try {
        const picture = pictureOfBitmap(await opened(file));
        const codes = picture ? await reader.read(picture) : [];
        setState(codes.length > 0 ? 'NONE' : 'NO_CODE');
        if (codes.length > 0) onCodes(codes);
      } catch {
        setState('NO_PICTURE');
      }
    },
    [reader, onCodes],
  );
  return { state, choose };
}
