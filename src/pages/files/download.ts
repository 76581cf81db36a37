import type { DocumentContents } from '../transfer/documents/readDocument.ts';

/** Hands a document (contents in base64) to the browser, to be kept as a file. */
export function saveFile({ filename, type, contents }: DocumentContents): void {
  const bytes = Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser has taken the file over once the click is done.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
