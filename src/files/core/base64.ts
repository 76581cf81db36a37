/** A file's bytes in base64, without a prefix. */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = String(reader.result);
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** The bytes behind contents in base64. */
export const blobOf = (contents: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0))], { type });
