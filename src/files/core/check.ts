import {
  agrees,
  HEAD_BYTES,
  sniff,
  takes,
  type Accept,
  type FileKind,
} from '../../../resources/common/document/fileKinds.ts';

/** A file that will not be taken, and why. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * Determines the kind of a file by its first bytes; its name and declared type must agree with them.
 * @throws FileFault EMPTY_FILE, INVALID_FILE_TYPE, INVALID_IMAGE_TYPE or FILE_TYPE_MISMATCH
 */
export async function checkKind(file: File, accept: Accept): Promise<FileKind> {
  if (file.size === 0) throw new FileFault('EMPTY_FILE');
  const found = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!found || !takes(accept, found)) {
    throw new FileFault(accept === 'image' ? 'INVALID_IMAGE_TYPE' : 'INVALID_FILE_TYPE');
  }
  if (!agrees(found, file.name, file.type)) throw new FileFault('FILE_TYPE_MISMATCH');
  return found;
}
