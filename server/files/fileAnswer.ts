/** A stored file as a call answers it: `fileContents` of the declarations. */
export const fileAnswer = ({
  filename,
  type,
  bytes,
}: {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}) => ({ filename, type, contents: Buffer.from(bytes).toString('base64') });
