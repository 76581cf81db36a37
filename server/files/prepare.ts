import { agrees, sniff, takes, withEnding, type Accept } from '../../resources/common/document/fileKinds.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_PHOTO_BYTES } from '../../resources/common/document/limits.ts';
import { refuseInfected, type UploadContext } from './virusScan.ts';
import { FairSemaphore } from './fairSemaphore.ts';
import { cleanFilename } from './filename.ts';
import { openedForPage, redraw, squarePhoto } from './pictures.ts';
import { FileRefused } from './refused.ts';
import { refuseBeyondQuota } from './uploadQuota.ts';
import { sha256Of } from '../sha256.ts';

export { MAX_FILE_BYTES, MAX_FILES, MAX_PHOTO_BYTES };

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

/** The kinds and sizes of files that may be sent. */
export interface FileRules {
  /** `document` is PDF. */
  accept: Accept;
  /** Property of the request that errors name; a list's files are `documents[0]`, `documents[1]` … */
  property: string;
  /** 8,242,880 by default, 15,728,640 for photos. */
  maxBytes?: number;
  /** 10 by default. */
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

/** A request with files holds a hundred megabytes while they are read. */
const uploads = new FairSemaphore({ places: 3, waitingEach: 12, waiting: 64 });

/** Whose share of the places an upload takes; people without an account have one together. */
const uploaderOf = ({ caller }: UploadContext): number => caller.actor?.id ?? 0;

async function prepareFile(
  call: UploadContext,
  input: FileInput,
  rules: FileRules,
  property: string,
): Promise<PreparedFile> {
  const { photo = false, maxBytes = photo ? MAX_PHOTO_BYTES : MAX_FILE_BYTES } = rules;
  // Before it is decoded: four characters hold three bytes.
  if (input.contents.length > Math.ceil(maxBytes / 3) * 4) {
    throw new FileRefused(property, photo ? 'PHOTO_TOO_LARGE' : 'FILE_TOO_LARGE');
  }
  const sent = decodeBase64(input.contents);
  if (sent === undefined) throw new FileRefused(property, 'INVALID_FILE');
  if (sent.length > maxBytes) throw new FileRefused(property, photo ? 'PHOTO_TOO_LARGE' : 'FILE_TOO_LARGE');
  await refuseInfected(call, { bytes: sent, sha256: sha256Of(sent), property });
  const found = sniff(sent);
  const filename = input.filename === undefined ? undefined : cleanFilename(input.filename);
  if (found === undefined || !takes(rules.accept, found)) {
    throw new FileRefused(property, rules.accept === 'image' ? 'INVALID_IMAGE_TYPE' : 'INVALID_FILE_TYPE');
  }
  if (!agrees(found, filename, input.type ?? undefined)) {
    throw new FileRefused(property, 'FILE_TYPE_MISMATCH');
  }
  const named = filename ?? `${photo ? 'foto' : 'ficheiro'}.${found.extensions[0]}`;
  const title = input.title?.trim() || null;
  if (found.type === 'application/pdf')
    return finish({ title, filename: named, type: found.type, bytes: sent });
  const picture = await (photo ? squarePhoto : redraw)(sent, found, uploaderOf(call));
  if (picture === undefined) throw new FileRefused(property, 'INVALID_FILE');
  const renamed = found.type === picture.type ? named : withEnding(named, 'jpg');
  return finish({ title, filename: renamed, ...picture });
}

const finish = (file: Omit<PreparedFile, 'sha256'>): PreparedFile => ({
  ...file,
  sha256: sha256Of(file.bytes),
});

/**
 * Checks files and draws pictures anew, one after the other. This takes time and processor: call it before the
 * transaction opens, and `savePrepared` within.
 * @throws FileRefused with INVALID_FILE, INVALID_FILE_TYPE, FILE_TYPE_MISMATCH, FILE_TOO_LARGE, PHOTO_TOO_LARGE or TOO_MANY_FILES,
 * FILE_INFECTED; Refusal 429 UPLOAD_QUOTA_REACHED, 503 SCANNER_AWAY; 429 or 503 when too much waits to be looked at
 */
export async function prepareFiles(
  call: UploadContext,
  inputs: readonly FileInput[],
  rules: FileRules,
): Promise<PreparedFile[]> {
  if (inputs.length > (rules.maxFiles ?? MAX_FILES)) throw new FileRefused(rules.property, 'TOO_MANY_FILES');
  if (inputs.length === 0) return [];
  const id = uploaderOf(call);
  await refuseBeyondQuota(call.services.db, id);
  return uploads.run(id, async () => {
    const prepared: PreparedFile[] = [];
    for (const [index, input] of inputs.entries()) {
      prepared.push(await prepareFile(call, input, rules, `${rules.property}[${index}]`));
    }
    return prepared;
  });
}

/** A photo, sent as bare base64 or as a file: square, at most 600 × 600, JPEG. */
export async function preparePhoto(
  call: UploadContext,
  photo: string | FileInput,
  property = 'photo',
): Promise<PreparedFile> {
  await refuseBeyondQuota(call.services.db, uploaderOf(call));
  const input = typeof photo === 'string' ? { contents: photo } : photo;
  return prepareFile(call, input, { accept: 'image', property, photo: true }, property);
}

/** A picture as an upright JPEG, for a page that cannot open it itself. */
export async function preparePicture(
  call: UploadContext,
  contents: string,
  property: string,
): Promise<Buffer> {
  if (contents.length > Math.ceil(MAX_PHOTO_BYTES / 3) * 4)
    throw new FileRefused(property, 'PHOTO_TOO_LARGE');
  const sent = decodeBase64(contents);
  if (sent) await refuseInfected(call, { bytes: sent, sha256: sha256Of(sent), property });
  const found = sent && sniff(sent);
  if (!found || !takes('image', found)) throw new FileRefused(property, 'INVALID_IMAGE_TYPE');
  const picture = await openedForPage(sent, found, uploaderOf(call));
  if (picture === undefined) throw new FileRefused(property, 'INVALID_FILE');
  return picture.bytes;
}
