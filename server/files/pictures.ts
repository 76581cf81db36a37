import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { FileKind } from '../../resources/document/fileKinds.ts';
import { PHOTO_SIDE } from '../../resources/document/limits.ts';
import { decodeHeic } from './heic.ts';
import { Turnstile } from './turnstile.ts';

/** Some hundred megabytes in memory at worst; a phone's largest photos stay below. */
const MOST_PIXELS = 64_000_000;
const MOST_SECONDS = 15;
/** Longest side of a picture that a page asks to have opened. */
const PAGE_SIDE = 2600;

/** A picture as it will be stored. */
export interface Picture {
  bytes: Buffer;
  type: 'image/png' | 'image/gif' | 'image/jpeg';
}

const reading: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'warning' };
const twoAtATime = new Turnstile(2);

/** Whether all frames of an animation together are too many to be opened; `reading` looks at a single one. */
async function isTooLong(bytes: Buffer): Promise<boolean> {
  const { width, height, pages = 1 } = await sharp(bytes, reading).metadata();
  return width * height * pages > MOST_PIXELS;
}

async function open(bytes: Buffer, { type }: FileKind, animated: boolean): Promise<Sharp | undefined> {
  if (animated && (await isTooLong(bytes).catch(() => true))) return undefined;
  if (type !== 'image/heic') return sharp(bytes, { ...reading, animated });
  const raster = await decodeHeic(bytes);
  if (raster === undefined) return undefined;
  const { width, height, data } = raster;
  return sharp(data, { ...reading, raw: { width, height, channels: 4 } });
}

const asJpeg = (picture: Sharp): Sharp => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 });

async function finished(picture: Sharp): Promise<Buffer | undefined> {
  // Whatever sharp finds wrong with it (cut, forged, too large), the answer is the same.
  return picture
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()
    .catch(() => undefined);
}

/**
 * Draws a picture anew, upright: position data, thumbnails and whatever hides behind the picture do not survive.
 * HEIC becomes JPEG.
 * @returns nothing when it is damaged or too large to be opened
 */
export function redraw(bytes: Buffer, found: FileKind): Promise<Picture | undefined> {
  return twoAtATime.through(async () => {
    const type = found.type === 'image/png' || found.type === 'image/gif' ? found.type : 'image/jpeg';
    const picture = await open(bytes, found, type === 'image/gif');
    if (picture === undefined) return undefined;
    const drawn =
      type === 'image/jpeg'
        ? asJpeg(picture.autoOrient())
        : type === 'image/png'
          ? picture.autoOrient().png()
          : picture.gif();
    const result = await finished(drawn);
    return result && { bytes: result, type };
  });
}

/** The same as a square JPEG of at most 600 × 600 pixels, cut from the middle; small ones are not enlarged. */
export function squarePhoto(bytes: Buffer, found: FileKind): Promise<Picture | undefined> {
  return twoAtATime.through(async () => {
    const picture = await open(bytes, found, false);
    if (picture === undefined) return undefined;
    const { width = 0, height = 0 } = await picture.metadata().catch(() => ({ width: 0, height: 0 }));
    const side = Math.min(width, height, PHOTO_SIDE);
    if (side === 0) return undefined;
    const result = await finished(asJpeg(picture.autoOrient().resize(side, side, { fit: 'cover' })));
    return result && { bytes: result, type: 'image/jpeg' };
  });
}

/** Any picture as an upright JPEG that a page can draw and send: at most 2600 pixels a side. */
export function openedForPage(bytes: Buffer, found: FileKind): Promise<Picture | undefined> {
  return twoAtATime.through(async () => {
    const picture = await open(bytes, found, false);
    if (picture === undefined) return undefined;
    const fitting = picture
      .autoOrient()
      .resize(PAGE_SIDE, PAGE_SIDE, { fit: 'inside', withoutEnlargement: true });
    const result = await finished(asJpeg(fitting));
    return result && { bytes: result, type: 'image/jpeg' };
  });
}
