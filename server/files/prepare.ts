import { createHash } from 'node:crypto';
import { cleanFilename, withEnding } from './filename.ts';
import { agrees, type FileType, sniff } from './fileTypes.ts';
import { redraw, squarePhoto } from './pictures.ts';
import { FileRefused } from './refused.ts';

/** Largest upload in bytes, before base64. */
export const MAX_FILE_BYTES = 8_242_880;
/** Largest photo in bytes; it is stored much smaller. */
export const MAX_PHOTO_BYTES = 15_728_640;
/** Most files in one request. */
export const MAX_FILES = 10;

/** A file as a page sends it. */
export interface FileInput {
  title?: string | null;
  /** Absent only for photos that are sent as bare contents. */
  filename?: string;
  /** Media type as the browser sees it. */
  type?: string | null;
  /** base64, without a `data:` prefix. */
  contents: string;
}

/** What may be sent. */
export interface FileRules {
  /** `document` is PDF. */
  accept: 'image' | 'document' | 'any';
  /** Property of the request that errors name; a list's files are `documents[0]`, `documents[1]` … */
  property: string;
  /** 8,242,880 unless told, 15,728,640 for photos. */
  maxBytes?: number;
  /** 10 unless told. */
  maxFiles?: number;
  /** Cut to a square of at most 600 × 600 pixels, as JPEG. */
  photo?: boolean;
}

/** A file that has passed every check and waits for its transaction. */
export interface PreparedFile {
  title: string | null;
  filename: string;
  type: string;
  bytes: Buffer;
  sha256: string;
}

/** Decodes base64 as RFC 4648 has it, and nothing else: no line breaks, no wrong padding, no `data:`. */
function decodeBase64(text: string): Buffer | undefined {
  if (text.length === 0 || text.length % 4 !== 0) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

const takes = (accept: FileRules['accept'], { type }: FileType): boolean =>
  accept === 'any' || (accept === 'document') === (type === 'application/pdf');

async function prepareFile(input: FileInput, rules: FileRules, property: string): Promise<PreparedFile> {
  const { photo = false, maxBytes = photo ? MAX_PHOTO_BYTES : MAX_FILE_BYTES } = rules;
  // Before it is decoded: four characters hold three bytes.
  if (input.contents.length > Math.ceil(maxBytes / 3) * 4) {
    throw new FileRefused(property, photo ? 'PHOTO_TOO_LARGE' : 'FILE_TOO_LARGE');
  }
  const sent = decodeBase64(input.contents);
  if (sent === undefined) throw new FileRefused(property, 'INVALID_FILE');
  if (sent.length > maxBytes) throw new FileRefused(property, photo ? 'PHOTO_TOO_LARGE' : 'FILE_TOO_LARGE');
  const found = sniff(sent);
  const filename = input.filename === undefined ? undefined : cleanFilename(input.filename);
  if (
    found === undefined ||
    !takes(rules.accept, found) ||
    !agrees(found, filename, input.type ?? undefined)
  ) {
    throw new FileRefused(property, 'INVALID_FILE_TYPE');
  }
  const named = filename ?? `${photo ? 'foto' : 'ficheiro'}.${found.extensions[0]}`;
  const title = input.title?.trim() || null;
  if (found.type === 'application/pdf')
    return finish({ title, filename: named, type: found.type, bytes: sent });
  const picture = await (photo ? squarePhoto(sent, found) : redraw(sent, found));
  if (picture === undefined) throw new FileRefused(property, 'INVALID_FILE');
  const renamed = found.type === picture.type ? named : withEnding(named, 'jpg');
  return finish({ title, filename: renamed, ...picture });
}

const finish = (file: Omit<PreparedFile, 'sha256'>): PreparedFile => ({
  ...file,
  sha256: createHash('sha256').update(file.bytes).digest('hex'),
});

/**
 * Checks files and draws pictures anew, one after the other. This takes time and processor: call it before the
 * transaction opens, and `savePrepared` within.
 * @throws FileRefused with INVALID_FILE, INVALID_FILE_TYPE, FILE_TOO_LARGE, PHOTO_TOO_LARGE or TOO_MANY_FILES
 */
export async function prepareFiles(inputs: readonly FileInput[], rules: FileRules): Promise<PreparedFile[]> {
  if (inputs.length > (rules.maxFiles ?? MAX_FILES)) throw new FileRefused(rules.property, 'TOO_MANY_FILES');
  const prepared: PreparedFile[] = [];
  for (const [index, input] of inputs.entries()) {
    prepared.push(await prepareFile(input, rules, `${rules.property}[${index}]`));
  }
  return prepared;
}

/** One file that is no list's: errors name `rules.property` itself. */
export const prepareOne = (input: FileInput, rules: FileRules): Promise<PreparedFile> =>
  prepareFile(input, rules, rules.property);

/** A photo, sent as bare base64 or as a file: square, at most 600 × 600, JPEG. */
export const preparePhoto = (photo: string | FileInput, property = 'photo'): Promise<PreparedFile> =>
  prepareFile(
    typeof photo === 'string' ? { contents: photo } : photo,
    { accept: 'image', property, photo: true },
    property,
  );
