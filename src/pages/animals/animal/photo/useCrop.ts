import { useCallback, useState, type KeyboardEvent } from 'react';
import type { MediaSize, Point, Size } from 'react-easy-crop';
import { turned, type Area, type Square, type Turns } from './picture.ts';

export const ZOOM = { min: 1, max: 4, step: 0.1 } as const;
/** Pixels of the page by which a press moves the photo; with Shift, by which it is placed. */
const STEP = { usual: 16, fine: 2 } as const;
const MIDDLE: Point = { x: 0, y: 0 };

/** Which way each arrow moves the photo. */
export const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Way = keyof typeof WAYS;
const ARROWS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The choice of a square: where the photo lies below the frame, how large, how turned; by hand, button or key. */
export function useCrop() {
  const [place, setPlace] = useState(MIDDLE);
  const [zoom, setAnyZoom] = useState<number>(ZOOM.min);
  const [turns, setTurns] = useState<Turns>(0);
  const [square, setSquare] = useState<Square>();
  const [media, setMedia] = useState<MediaSize>();
  const [frame, setFrame] = useState<Size>();

  const setZoom = useCallback(
    // A tenth and a tenth is not quite two tenths.
    (next: number) => setAnyZoom(Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, next)) * 100) / 100),
    [],
  );
  const pan = (way: Way, isFine = false) => {
    if (!media || !frame) return;
    const [across, down] = turns % 2 === 0 ? [media.width, media.height] : [media.height, media.width];
    const step = isFine ? STEP.fine : STEP.usual;
    const [x, y] = WAYS[way];
    setPlace((now) => ({
      x: within(now.x + x * step, Math.max(0, (across * zoom - frame.width) / 2)),
      y: within(now.y + y * step, Math.max(0, (down * zoom - frame.height) / 2)),
    }));
  };
  const turn = (by: 1 | -1) => {
    setTurns(turned(turns, by));
    // What is in the middle of the frame stays there.
    setPlace(({ x, y }) => ({ x: -y * by, y: x * by }));
  };
  const reset = () => {
    setPlace(MIDDLE);
    setZoom(ZOOM.min);
    setTurns(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (way) pan(way, event.shiftKey);
    else if (event.key === '+' || event.key === '=') setZoom(zoom + ZOOM.step);
    else if (event.key === '-') setZoom(zoom - ZOOM.step);
    else if (event.key === 'r' || event.key === 'R') turn(event.shiftKey ? -1 : 1);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };

  return {
    place,
    setPlace,
    zoom,
    setZoom,
    turns,
    turn,
    pan,
    reset,
    onKeyDown,
    square,
    onArea: (_: Area, area: Area) => setSquare({ area, turns }),
    setMedia,
    setFrame,
  };
}

export type Crop = ReturnType<typeof useCrop>;
