import Box from '@mui/material/Box';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import outlines from '../../../resources/reference/county/outlines.json';

/** A municipality as the map draws it. */
interface Place {
  readonly code: string;
  readonly name: string;
  readonly path: string;
  /** The middle of its outline, in units of the drawing. */
  readonly x: number;
  readonly y: number;
}

const names: Readonly<Record<string, string>> = outlines.names;
const places: readonly Place[] = Object.entries(outlines.paths).map(([code, path]) => {
  const numbers = path.match(/[\d.]+/g)!.map(Number);
  const mean = (from: number) => {
    const own = numbers.filter((_, at) => at % 2 === from);
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  };
  return { code, name: names[code] ?? code, path, x: mean(0), y: mean(1) };
});

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest municipality in a direction; the same where there is none. */
function next(from: Place, [dx, dy]: readonly [number, number]): Place {
  const weighed = places.flatMap((place) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return place !== from && ahead > 0 && aside <= ahead * 2 ? [{ place, weight: ahead + aside * 2 }] : [];
  });
  return weighed.sort((a, b) => a.weight - b.weight)[0]?.place ?? from;
}

/** Where the keyboard begins: Lisbon. */
const CAPITAL = '1106';

interface MunicipalityMapProps {
  readonly label: string;
  /** Returns the text about a municipality beside its name. */
  readonly wordsOf?: ((code: string) => string) | undefined;
  /** Returns the depth of its colour, 0 to 1. */
  readonly depthOf?: ((code: string) => number) | undefined;
  readonly onChoose: (code: string) => void;
}

/** The municipalities of the country: chosen by a press, or by arrow keys and Enter. */
export function MunicipalityMap({ label, wordsOf, depthOf, onChoose }: MunicipalityMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = focused ?? CAPITAL;
  const drawn = useMemo(
    () =>
      places.map((place) => ({
        ...place,
        depth: depthOf?.(place.code) ?? 0,
        words: [place.name, wordsOf?.(place.code)].filter(Boolean).join(': '),
      })),
    [depthOf, wordsOf],
  );
  const press = (event: KeyboardEvent, place: Place) => {
    const direction = DIRECTIONS[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(place.code);
    else if (direction)
      svg.current?.querySelector<SVGPathElement>(`[data-code="${next(place, direction).code}"]`)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Box
      component="svg"
      ref={svg}
      viewBox="0 0 665 860"
      role="group"
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: '80dvh',
        color: 'primary.main',
        '& path': {
          cursor: 'pointer',
          fill: 'currentColor',
          stroke: ({ palette }) => palette.colours.edge,
          strokeWidth: 0.6,
        },
        '& path:hover, & path:focus-visible': {
          stroke: ({ palette }) => palette.text.primary,
          strokeWidth: 2.5,
          outline: 'none',
        },
      }}
    >
      {drawn.map((place) => (
        <path
          key={place.code}
          d={place.path}
          data-code={place.code}
          role="button"
          tabIndex={place.code === stop ? 0 : -1}
          aria-label={place.words}
          onClick={() => onChoose(place.code)}
          onFocus={() => setFocused(place.code)}
          onKeyDown={(event) => press(event, place)}
          fillOpacity={0.12 + place.depth * 0.88}
        >
          <title>{place.words}</title>
        </path>
      ))}
    </Box>
  );
}
