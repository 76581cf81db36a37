import { base64Of, isHeic } from '../../animal/photo/picture.ts';

/** Bytes that a document may have. */
export const DOCUMENT_MAX_BYTES = 8_242_880;
/** Documents that one request may carry. */
export const DOCUMENTS_AT_MOST = 10;
export const DOCUMENT_TYPES =
  'application/pdf,image/png,image/gif,image/jpeg,image/heic,image/heif,.pdf,.heic,.heif';

/** Longest side in pixels of a photographed page that was too large: still readable, well below the limit. */
const READABLE_SIDE = 2400;

/** A document as a call takes it. */
export interface DocumentContents {
  readonly filename: string;
  readonly type: string;
  readonly contents: string;
}

const ACCEPTED = ['application/pdf', 'image/png', 'image/gif', 'image/jpeg'];

/** The code of why a file cannot be taken at all; undefined where it can. */
export const documentFault = (file: File): string | undefined =>
  ACCEPTED.includes(file.type) || isHeic(file)
    ? file.size === 0
      ? 'INVALID_FILE_TYPE'
      : undefined
    : 'INVALID_FILE_TYPE';

/** Reads a file for sending. A photo over the limit is made smaller; another file over it throws FILE_TOO_LARGE. */
export async function readDocument(file: File, maxBytes = DOCUMENT_MAX_BYTES): Promise<DocumentContents> {
  const type = file.type || 'image/heic';
  if (file.size <= maxBytes) return { filename: file.name, type, contents: await base64Of(file) };
  if (type === 'image/jpeg' || type === 'image/png') {
    const smaller = await shrunk(file);
    if (smaller.size <= maxBytes) {
      const filename = file.name.replace(/\.png$/i, '.jpg');
      return { filename, type: 'image/jpeg', contents: await base64Of(smaller) };
    }
  }
  throw new Error('FILE_TOO_LARGE');
}

async function shrunk(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, READABLE_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('FILE_TOO_LARGE'))), 'image/jpeg', 0.85),
  );
}
