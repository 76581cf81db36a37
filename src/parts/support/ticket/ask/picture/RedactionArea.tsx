import Box from '@mui/material/Box';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { rectangleBetween, type Corner, type Rectangle } from './redactScreenshot.ts';

/** Pixels of the picture that an arrow moves by; with Shift so many times as far. */
const STEP = 12;
const LEAP = 6;
/** Pixels of the screen below which a drag was meant as a choice of one corner. */
const DRAG = 4;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CoverAreaProps {
  readonly canvas: HTMLCanvasElement;
  readonly parts: readonly Rectangle[];
  /** The first of two corners, where one is chosen. */
  readonly corner: Corner | null;
  readonly label: string;
  readonly onCorner: (corner: Corner) => void;
  readonly onPart: (part: Rectangle) => void;
}

/** The picture with its covered parts. A part is dragged, or chosen by two corners with pointer or keyboard. */
export function RedactionArea({ canvas, parts, corner, label, onCorner, onPart }: CoverAreaProps) {
  const url = useMemo(() => canvas.toDataURL('image/png'), [canvas]);
  const area = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly at: Corner; readonly screen: Corner } | null>(null);
  const [at, setAt] = useState<Corner>({ x: canvas.width / 4, y: canvas.height / 4 });
  const [hasKeyboard, setKeyboard] = useState(false);
  const [from, setFrom] = useState<Corner | null>(null);

  const pointOf = ({ clientX, clientY }: PointerEvent): Corner => {
    const box = area.current!.getBoundingClientRect();
    return within({
      x: ((clientX - box.left) / box.width) * canvas.width,
      y: ((clientY - box.top) / box.height) * canvas.height,
    });
  };
  const within = ({ x, y }: Corner): Corner => ({
    x: Math.max(0, Math.min(canvas.width, x)),
    y: Math.max(0, Math.min(canvas.height, y)),
  });
  const choose = (point: Corner) => (corner ? onPart(rectangleBetween(corner, point)) : onCorner(point));

  const press = (event: PointerEvent) => {
    area.current?.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    start.current = { at: point, screen: { x: event.clientX, y: event.clientY } };
    setFrom(point);
    setAt(point);
    setKeyboard(false);
  };
  const release = (event: PointerEvent) => {
    const began = start.current;
    start.current = null;
    setFrom(null);
    if (!began) return;
    const point = pointOf(event);
    const moved = Math.hypot(event.clientX - began.screen.x, event.clientY - began.screen.y);
    if (moved < DRAG) choose(point);
    else onPart(rectangleBetween(began.at, point));
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const by = STEP * (event.shiftKey ? LEAP : 1);
      setAt(within({ x: at.x + arrow[0] * by, y: at.y + arrow[1] * by }));
    } else if (event.key === 'Enter' || event.key === ' ') choose(at);
    else return;
    event.preventDefault();
    setKeyboard(true);
  };

  const growing = from ?? corner;
  const shown = growing && (from !== null || hasKeyboard) ? [...parts, rectangleBetween(growing, at)] : parts;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <Box
      ref={area}
      role="application"
      tabIndex={0}
      aria-label={label}
      onPointerDown={press}
      onPointerMove={(event) => start.current && setAt(pointOf(event))}
      onPointerUp={release}
      onPointerCancel={() => {
        start.current = null;
        setFrom(null);
      }}
      onKeyDown={key}
      onBlur={() => setKeyboard(false)}
      sx={({ palette }) => ({
        position: 'relative',
        lineHeight: 0,
        touchAction: 'none',
        cursor: 'crosshair',
        userSelect: 'none',
        overflow: 'hidden',
        borderRadius: '9px',
        border: `1px solid ${palette.colours.line}`,
      })}
    >
      <img src={url} alt="" draggable={false} style={{ width: '100%', height: 'auto' }} />
      {shown.map(({ x, y, width, height }, place) => (
        <Box
          // An area has no name; only its position identifies it.
          // eslint-disable-next-line react/no-array-index-key
          key={place}
          sx={{
            position: 'absolute',
            bgcolor: '#000',
            outline: '1px solid #fff',
            left: percent(x, canvas.width),
            top: percent(y, canvas.height),
            width: percent(width, canvas.width),
            height: percent(height, canvas.height),
          }}
        />
      ))}
      {(hasKeyboard || corner) && (
        <Box
          sx={({ palette }) => ({
            position: 'absolute',
            width: 18,
            height: 18,
            transform: 'translate(-50%, -50%)',
            border: `3px solid ${palette.colours.brass}`,
            borderRadius: '50%',
            boxShadow: '0 0 0 2px #000',
            pointerEvents: 'none',
            left: percent(hasKeyboard ? at.x : (corner?.x ?? 0), canvas.width),
            top: percent(hasKeyboard ? at.y : (corner?.y ?? 0), canvas.height),
          })}
        />
      )}
    </Box>
  );
}
