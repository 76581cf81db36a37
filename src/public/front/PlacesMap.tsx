import type { PublicLostPlace } from '../../../resources/lostFound/lostAnimal/publicCalls.ts';
import type { Outlines } from './places.ts';

interface PlacesMapProps {
  readonly outlines: Outlines;
  readonly places: readonly PublicLostPlace[];
  readonly label: string;
  readonly onChoose: (place: PublicLostPlace) => void;
}

/** The country with the municipalities that have reports; the list of municipalities says and does the same. */
export function PlacesMap({ outlines: { paths }, places, label, onChoose }: PlacesMapProps) {
  const byCode = new Map(places.map((place) => [place.code, place]));
  const most = Math.max(1, ...places.map(({ lost, found }) => lost + found));
  return (
    <svg className="map" viewBox="0 0 665 860" role="img" aria-label={label}>
      {Object.entries(paths).map(([code, path]) => {
        const place = byCode.get(code);
        if (!place) return <path key={code} d={path} fillOpacity={0.06} />;
        const count = place.lost + place.found;
        return (
          <path
            key={code}
            d={path}
            className="chosen"
            fillOpacity={0.3 + (0.7 * count) / most}
            onClick={() => onChoose(place)}
          >
            <title>{`${place.name}: ${count}`}</title>
          </path>
        );
      })}
    </svg>
  );
}
