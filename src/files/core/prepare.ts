import { withEnding } from '../../../resources/common/document/fileKinds.ts';
import { MAX_FILE_BYTES, MAX_PHOTO_BYTES } from '../../../resources/common/document/limits.ts';
import { toBase64 } from './base64.ts';
import { checkKind, FileFault } from './check.ts';
import { shrink, SHRINKABLE_BYTES } from './shrink.ts';
import type { FileContents, UploadRules } from './types.ts';

/** Makes a JPEG of a picture that this browser cannot open; answers nothing where that fails. */
export type Convert = (file: File) => Promise<Blob | undefined>;

/** A file that has passed the checks of the page, as it will be sent. */
export interface Prepared {
  readonly contents: FileContents;
  readonly shrunk: boolean;
}

/**
 * Checks a file and reads it for sending. A picture over the limit is made smaller; one that this browser cannot
 * open (HEIC, mostly) is converted first.
 * @throws FileFault with the code of what is wrong with it; anything else may be tried again
 */
export async function prepareUpload(
  file: File,
  { accept = 'any', maxBytes = MAX_FILE_BYTES }: UploadRules,
  convert?: Convert,
): Promise<Prepared> {
  const kind = await checkKind(file, accept);
  if (file.size <= maxBytes) {
    return {
      contents: { title: null, filename: file.name, type: kind.type, contents: await toBase64(file) },
      shrunk: false,
    };
  }
  const smaller = kind.type === 'application/pdf' ? undefined : await fitted(file, maxBytes, convert);
  if (!smaller) throw new FileFault('FILE_TOO_LARGE');
  const filename = kind.type === 'image/jpeg' ? file.name : withEnding(file.name, 'jpg');
  return {
    contents: { title: null, filename, type: 'image/jpeg', contents: await toBase64(smaller) },
    shrunk: true,
  };
}

async function fitted(file: File, maxBytes: number, convert?: Convert): Promise<Blob | undefined> {
  if (file.size > SHRINKABLE_BYTES) return undefined;
  const smaller = await shrink(file, maxBytes);
  if (smaller || !convert || file.size > MAX_PHOTO_BYTES) return smaller;
  const converted = await convert(file);
  return converted && converted.size <= maxBytes ? converted : undefined;
}
