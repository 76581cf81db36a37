/** A kind of file that the register takes. */
export interface FileType {
  type: 'image/png' | 'image/gif' | 'image/jpeg' | 'image/heic' | 'application/pdf';
  /** Other media types that browsers send for it. */
  alsoSentAs: readonly string[];
  extensions: readonly string[];
  startsWith(bytes: Buffer): boolean;
}

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const isHeic = (bytes: Buffer): boolean =>
  bytes.subarray(4, 8).toString('latin1') === 'ftyp' &&
  heicBrands.has(bytes.subarray(8, 12).toString('latin1'));

const startingWith =
  (...magic: string[]) =>
  (bytes: Buffer): boolean =>
    magic.some((start) => bytes.subarray(0, start.length).toString('latin1') === start);

const types: readonly FileType[] = [
  { type: 'image/png', alsoSentAs: [], extensions: ['png'], startsWith: startingWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/gif', alsoSentAs: [], extensions: ['gif'], startsWith: startingWith('GIF87a', 'GIF89a') },
  {
    type: 'image/jpeg',
    alsoSentAs: ['image/jpg', 'image/pjpeg'],
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
    startsWith: startingWith('\xff\xd8\xff'),
  },
  { type: 'image/heic', alsoSentAs: ['image/heif'], extensions: ['heic', 'heif'], startsWith: isHeic },
  { type: 'application/pdf', alsoSentAs: [], extensions: ['pdf'], startsWith: startingWith('%PDF-') },
];

/** The type that the first bytes tell; nothing for any that the register does not take. */
export const sniff = (bytes: Buffer): FileType | undefined =>
  types.find(({ startsWith }) => startsWith(bytes));

/** The ending of a file's name without its dot, in lower case; empty where there is none. */
export const extensionOf = (filename: string): string =>
  /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';

/** Whether name and declared media type, as far as given, agree with what the bytes are. */
export function agrees(found: FileType, filename: string | undefined, declared: string | undefined): boolean {
  const media = declared?.split(';', 1)[0]?.trim().toLowerCase();
  return (
    (filename === undefined || found.extensions.includes(extensionOf(filename))) &&
    (!media || media === found.type || found.alsoSentAs.includes(media))
  );
}
