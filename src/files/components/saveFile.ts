import { blobOf } from '../core/base64.ts';
import type { AnsweredFile } from '../core/types.ts';

/** Hands a document (contents in base64) to the browser, to be kept as a file. */
export function saveFile({ filename, type, contents }: AnsweredFile): void {
  const url = URL.createObjectURL(blobOf(contents, type));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser has taken the file over once the click is done.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
