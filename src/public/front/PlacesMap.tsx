import type { Outlines } from './places.ts';

/** A municipality of the map, and how many of what is listed are there. */
export interface CountedPlace {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

interface PlacesMapProps {
  readonly outlines: Outlines;
  readonly places: readonly CountedPlace[];
  readonly label: string;
  /** Gets the code of a place; without it the map only shows. */
  readonly onChoose?: (code: string) => void;
}

/** The country with the municipalities where something is; the list beside it says the same. */
export function PlacesMap({ outlines: { paths }, places, label, onChoose }: PlacesMapProps) {
  const byCode = new Map(places.map((place) => [place.code, place]));
  const most = Math.max(1, ...places.map(({ count }) => count));
  return (
    <svg className="map" viewBox="0 0 665 860" role="img" aria-label={label}>
      {Object.entries(paths).map(([code, path]) => {
        const place = byCode.get(code);
        if (!place) return <path key={code} d={path} fillOpacity={0.06} />;
        return (
          <path
            key={code}
            d={path}
            className={onChoose && 'chosen'}
            fillOpacity={0.3 + (0.7 * place.count) / most}
            onClick={onChoose && (() => onChoose(code))}
          >
            <title>{`${place.name}: ${place.count}`}</title>
          </path>
        );
      })}
    </svg>
  );
}
