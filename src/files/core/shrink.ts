/** Sides in pixels and qualities that are tried in turn: a photographed page stays readable in all of them. */
const STEPS = [
  [2600, 0.86],
  [2200, 0.82],
  [1800, 0.78],
  [1400, 0.74],
] as const;

/** Bytes beyond which a page does not try to open a picture: it would take a phone's memory. */
export const SHRINKABLE_BYTES = 60_000_000;

/** A picture that can be drawn. */
export type OpenedPicture = ImageBitmap | HTMLImageElement;

/** A picture as this browser draws it, upright as its camera meant it; throws where the browser cannot. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Some browsers open more kinds as an element than as a bitmap.
    return openElement(file);
  }
}

async function openElement(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Width and height in pixels. */
export const sizeOf = (picture: OpenedPicture): readonly [width: number, height: number] =>
  picture instanceof HTMLImageElement
    ? [picture.naturalWidth, picture.naturalHeight]
    : [picture.width, picture.height];

/** Gives back the memory that an opened picture takes. */
export function closePicture(picture: OpenedPicture): void {
  if ('close' in picture) picture.close();
}

/** Prepares a canvas of this size to draw on; white, for what is see-through would turn black in a JPEG. */
export function whitePaper(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D {
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  return pen;
}

/** Returns the content of a canvas as a JPEG. */
export const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  );

async function drawn(picture: OpenedPicture, width: number, height: number, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  whitePaper(canvas, width, height).drawImage(picture, 0, 0, width, height);
  return jpegOf(canvas, quality);
}

/**
 * Makes a picture smaller until it has at most `maxBytes`, as JPEG.
 * @returns nothing where the browser cannot open it, or where even the smallest is too large
 */
export async function shrink(file: Blob, maxBytes: number): Promise<Blob | undefined> {
  const picture = await openPicture(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    const [width, height] = sizeOf(picture);
    for (const [side, quality] of STEPS) {
      const scale = Math.min(1, side / Math.max(width, height));
      const to = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
      // Each try starts from the original: a JPEG of a JPEG gets worse.
      // eslint-disable-next-line no-await-in-loop
      const smaller = await drawn(picture, ...to, quality).catch(() => undefined);
      if (smaller && smaller.size <= maxBytes) return smaller;
    }
    return undefined;
  } finally {
    closePicture(picture);
  }
}
