/** A kind of file that the register takes. */
export interface FileKind {
  readonly type:
    'image/png' | 'image/gif' | 'image/jpeg' | 'image/heic' | 'image/webp' | 'image/avif' | 'application/pdf';
  /** Other media types that browsers send for it. */
  readonly alsoSentAs: readonly string[];
  /** Endings of its names; the first is the usual one. */
  readonly extensions: readonly string[];
  readonly startsWith: (bytes: Uint8Array) => boolean;
}

/** The kinds of files that a picker accepts: pictures, PDF, or both. */
export type Accept = 'image' | 'document' | 'any';

/** As many of a file's first bytes as tell its kind. */
export const HEAD_BYTES = 16;

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const startingWith =
  (...magic: readonly string[]) =>
  (bytes: Uint8Array): boolean =>
    magic.some((start) => latin1(bytes.subarray(0, start.length)) === start);

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const isHeic = (bytes: Uint8Array): boolean =>
  latin1(bytes.subarray(4, 8)) === 'ftyp' && heicBrands.has(latin1(bytes.subarray(8, 12)));

const isWebp = (bytes: Uint8Array): boolean =>
  latin1(bytes.subarray(0, 4)) === 'RIFF' && latin1(bytes.subarray(8, 12)) === 'WEBP';
const isAvif = (bytes: Uint8Array): boolean => /^ftypavi[fs]$/.test(latin1(bytes.subarray(4, 12)));

/** Every kind that is taken; all others are refused. */
const FILE_KINDS: readonly FileKind[] = [
  { type: 'image/png', alsoSentAs: [], extensions: ['png'], startsWith: startingWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/gif', alsoSentAs: [], extensions: ['gif'], startsWith: startingWith('GIF87a', 'GIF89a') },
  {
    type: 'image/jpeg',
    alsoSentAs: ['image/jpg', 'image/pjpeg'],
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
    startsWith: startingWith('\xff\xd8\xff'),
  },
  { type: 'image/heic', alsoSentAs: ['image/heif'], extensions: ['heic', 'heif'], startsWith: isHeic },
  { type: 'image/webp', alsoSentAs: [], extensions: ['webp'], startsWith: isWebp },
  { type: 'image/avif', alsoSentAs: [], extensions: ['avif'], startsWith: isAvif },
  { type: 'application/pdf', alsoSentAs: [], extensions: ['pdf'], startsWith: startingWith('%PDF-') },
];

/** Kinds that a browser shows in the page; all others are downloaded. */
export const PREVIEWABLE: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
]);

/** The kind that the first bytes tell; nothing for any that the register does not take. */
export const sniff = (bytes: Uint8Array): FileKind | undefined =>
  FILE_KINDS.find(({ startsWith }) => startsWith(bytes));

/** The ending of a file's name without its dot, in lower case; empty where there is none. */
const extensionOf = (filename: string): string => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';

/** Whether a place for files takes a kind. */
export const takes = (accept: Accept, { type }: FileKind): boolean =>
  accept === 'any' || (accept === 'document') === (type === 'application/pdf');

/** Whether name and declared media type, as far as given, agree with what the bytes are. */
export function agrees(found: FileKind, filename: string | undefined, declared: string | undefined): boolean {
  const media = declared?.split(';', 1)[0]?.trim().toLowerCase();
  return (
    (filename === undefined || found.extensions.includes(extensionOf(filename))) &&
    (!media || media === found.type || found.alsoSentAs.includes(media))
  );
}

/** The kinds of a place as an `input` of files takes them. */
export const acceptAttribute = (accept: Accept): string =>
  FILE_KINDS.filter((kind) => takes(accept, kind))
    .flatMap(({ type, alsoSentAs, extensions }) => [type, ...alsoSentAs, ...extensions.map((e) => `.${e}`)])
    .join(',');

/** The same name with another ending: `IMG_1.HEIC` → `IMG_1.jpg`. */
export const withEnding = (filename: string, ending: string): string =>
  `${filename.replace(/\.[^.]{1,10}$/, '')}.${ending}`;
