import { PHOTO_SIDE } from '../../../../../resources/common/document/limits.ts';
import { sizeOf, whitePaper, type OpenedPicture } from '../../../../files/index.ts';

/** A photo on its way: base64 without a prefix. */
export interface Photo {
  readonly contents: string;
}

/** A part of a picture in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

/** The square that was chosen of a picture: first turned, then cut. */
export interface Square {
  readonly area: Area;
  readonly turns: Turns;
}

/** Turns by exact numbers: a sine of nearly zero would blur every edge. */
const TURNED = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
  [0, -1, 1, 0],
] as const;

/** Another quarter to the right (1) or to the left (-1). */
export const turned = (turns: Turns, by: 1 | -1): Turns => ((turns + by + 4) % 4) as Turns;

/** Side in pixels with which a square is kept: large ones are made smaller, small ones are not enlarged. */
export const sideOf = ({ width }: Area): number => Math.max(1, Math.min(PHOTO_SIDE, Math.round(width)));

/** Draws the chosen square as it will be sent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: OpenedPicture, { area, turns }: Square): void {
  const side = sideOf(area);
  const pen = whitePaper(canvas, side, side);
  const [width, height] = sizeOf(picture);
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  pen.scale(side / area.width, side / area.height);
  pen.translate(across / 2 - area.x, down / 2 - area.y);
  const [a, b, c, d] = TURNED[turns];
  pen.transform(a, b, c, d, 0, 0);
  pen.drawImage(picture, -width / 2, -height / 2);
}
