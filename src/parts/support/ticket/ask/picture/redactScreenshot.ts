/** A point of a picture, in its own pixels. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Corner {
  readonly width: number;
  readonly height: number;
}

/** The rectangle between two corners. */
export const rectangleBetween = (one: Corner, other: Corner): Rectangle => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** A copy of the picture whose parts are black: what was below them is not in it any more. */
export function redactScreenshot(picture: HTMLCanvasElement, parts: readonly Rectangle[]): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  const pen = copy.getContext('2d');
  if (!pen) return picture;
  pen.drawImage(picture, 0, 0);
  pen.fillStyle = '#000';
  for (const { x, y, width, height } of parts) pen.fillRect(x, y, width, height);
  return copy;
}
