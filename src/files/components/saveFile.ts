import { blobOf } from '../core/base64.ts';
import type { AnsweredFile } from '../core/types.ts';

/** Hands a document (contents in base64) to the browser, to be kept as a file. */
export const saveFile = ({ filename, type, contents }: AnsweredFile): void =>
  saveBlob(blobOf(contents, type), filename);

/** The same with the contents as they are. */
export function saveBlob(contents: Blob, filename: string): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser has taken the file over once the click is done.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
