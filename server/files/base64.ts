/** A file's bytes in base64, as answers have them: without line breaks, and without a `data:` prefix. */
export const toBase64 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');
