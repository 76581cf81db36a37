import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { FileType } from './fileTypes.ts';
import { decodeHeic } from './heic.ts';
import { Turnstile } from './turnstile.ts';

/** Some hundred megabytes in memory at worst; a phone's largest photos stay below. */
const MOST_PIXELS = 64_000_000;
const MOST_SECONDS = 15;
const PHOTO_SIDE = 600;

/** A picture as it will be stored. */
export interface Picture {
  bytes: Buffer;
  type: 'image/png' | 'image/gif' | 'image/jpeg';
}

const reading: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'warning' };
const twoAtATime = new Turnstile(2);

async function open(bytes: Buffer, { type }: FileType, animated: boolean): Promise<Sharp | undefined> {
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
export function redraw(bytes: Buffer, found: FileType): Promise<Picture | undefined> {
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
export function squarePhoto(bytes: Buffer, found: FileType): Promise<Picture | undefined> {
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
