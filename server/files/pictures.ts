import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { FileKind } from '../../resources/common/document/fileKinds.ts';
import { PHOTO_SIDE } from '../../resources/common/document/limits.ts';
import { decodeHeic } from './heic.ts';
import { FairSemaphore } from './fairSemaphore.ts';
import { gifSize } from './gif.ts';

/** Some hundred megabytes in memory at worst; a phone's largest photos stay below. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 15;
/**
 * An animation costs by the pixels of all its frames, and by the frame: within these it takes a core for some three
 * seconds at worst. What people record of their screens stays below.
 */
const MAX_FRAMES = 200;
const MAX_ANIMATED_PIXELS = 16_000_000;
const MAX_ANIMATED_SECONDS = 6;
/** A picture of which one frame is drawn may have more; they are looked through all the same. */
const MAX_UNDRAWN_FRAMES = 5_000;
/** Longest side of a picture that a page asks to have opened. */
const PAGE_SIDE = 2600;

/** A picture as it will be stored. */
export interface Picture {
  bytes: Buffer;
  type: 'image/png' | 'image/gif' | 'image/jpeg';
}

const reading: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'warning' };
/** One person's pictures wait behind each other, not everybody's behind one person's. */
const pictureWork = new FairSemaphore({ places: 2, waitingEach: 8, waiting: 64 });

/** Whether an animation is too much to be opened, by what its blocks say before anything of it is unpacked. */
function saysTooMuch(bytes: Buffer, animated: boolean): boolean {
  const most = animated ? MAX_FRAMES : MAX_UNDRAWN_FRAMES;
  const size = gifSize(bytes, most);
  if (size === undefined || size.frames > most) return true;
  return animated && size.width * size.height * size.frames > MAX_ANIMATED_PIXELS;
}

/** The same of what it is found to be: frames that reach beyond the picture make it larger than it says. */
async function isTooMuch(bytes: Buffer): Promise<boolean> {
  const { width, height, pages = 1 } = await sharp(bytes, reading).metadata();
  return width * height * pages > MAX_ANIMATED_PIXELS;
}

async function open(bytes: Buffer, { type }: FileKind, animated: boolean): Promise<Sharp | undefined> {
  if (type === 'image/gif' && saysTooMuch(bytes, animated)) return undefined;
  if (animated && (await isTooMuch(bytes).catch(() => true))) return undefined;
  if (type !== 'image/heic') return sharp(bytes, { ...reading, animated });
  const raster = await decodeHeic(bytes);
  if (raster === undefined) return undefined;
  const { width, height, data } = raster;
  return sharp(data, { ...reading, raw: { width, height, channels: 4 } });
}

const asJpeg = (picture: Sharp): Sharp => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 });

async function finished(picture: Sharp, seconds = MAX_SECONDS): Promise<Buffer | undefined> {
  // Whatever sharp finds wrong with it (cut, forged, too large), the answer is the same.
  return picture
    .timeout({ seconds })
    .toBuffer()
    .catch(() => undefined);
}

/**
 * Draws a picture anew, upright: position data, thumbnails and whatever hides behind the picture do not survive.
 * HEIC, WEBP and AVIF become JPEG, which every browser and printer opens.
 * @returns nothing when it is damaged or too large to be opened
 */
export function redraw(bytes: Buffer, found: FileKind, person: number): Promise<Picture | undefined> {
  return pictureWork.run(person, async () => {
    const type = found.type === 'image/png' || found.type === 'image/gif' ? found.type : 'image/jpeg';
    const picture = await open(bytes, found, type === 'image/gif');
    if (picture === undefined) return undefined;
    const drawn =
      type === 'image/jpeg'
        ? asJpeg(picture.autoOrient())
        : type === 'image/png'
          ? picture.autoOrient().png()
          : picture.gif({ effort: 1 });
    const result = await finished(drawn, type === 'image/gif' ? MAX_ANIMATED_SECONDS : MAX_SECONDS);
    return result && { bytes: result, type };
  });
}

/** The same as a square JPEG of at most 600 × 600 pixels, cut from the middle; small ones are not enlarged. */
export function squarePhoto(bytes: Buffer, found: FileKind, person: number): Promise<Picture | undefined> {
  return pictureWork.run(person, async () => {
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
export function openedForPage(bytes: Buffer, found: FileKind, person: number): Promise<Picture | undefined> {
  return pictureWork.run(person, async () => {
    const picture = await open(bytes, found, false);
    if (picture === undefined) return undefined;
    const fitting = picture
      .autoOrient()
      .resize(PAGE_SIDE, PAGE_SIDE, { fit: 'inside', withoutEnlargement: true });
    const result = await finished(asJpeg(fitting));
    return result && { bytes: result, type: 'image/jpeg' };
  });
}
