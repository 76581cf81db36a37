import { lazy, Suspense, useState } from 'react';
import type { PublicLostPlace } from '../../../resources/lostFound/lostAnimal/publicCalls.ts';
import type { NearWords } from './FoundLine.tsx';
import type { Outlines } from './places.ts';

const PlacesMap = lazy(async () => ({ default: (await import('./PlacesMap.tsx')).PlacesMap }));
const loadPlaces = () => import('./places.ts');

interface NearMapProps {
  readonly say: NearWords;
  readonly places: readonly PublicLostPlace[];
  readonly onChoose: (place: PublicLostPlace) => void;
  /** There is nothing where the visitor is. */
  readonly onNowhere: () => void;
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 20_000 }),
  );

/** Two ways to a municipality: where the visitor is, asked only by the press of the button, and the map. */
export function NearMap({ say, places, onChoose, onNowhere }: NearMapProps) {
  const [outlines, setOutlines] = useState<Outlines>();
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState('');
  const locate = async (): Promise<void> => {
    setBusy(true);
    setWords('');
    try {
      const [{ coords }, { loadOutlines, municipalityAt }] = await Promise.all([position(), loadPlaces()]);
      const loaded = await loadOutlines();
      const code = municipalityAt(coords, loaded);
      const place = places.find((one) => one.code === code);
      if (place) onChoose(place);
      else if (code) {
        setWords(say.nowhere.replace('%{name}', () => loaded.names[code] ?? ''));
        onNowhere();
      } else setWords(say.noPosition);
    } catch {
      setWords(say.noPosition);
    }
    setBusy(false);
  };
  const toggle = async (): Promise<void> => {
    if (outlines) return setOutlines(undefined);
    setBusy(true);
    setWords('');
    try {
      setOutlines(await (await loadPlaces()).loadOutlines());
    } catch {
      setWords(say.failed);
    }
    setBusy(false);
  };
  return (
    <>
      <div className="row">
        <button type="button" disabled={isBusy} onClick={() => void locate()}>
          {say.near}
        </button>
        <button
          type="button"
          className="second"
          disabled={isBusy}
          aria-expanded={outlines !== undefined}
          onClick={() => void toggle()}
        >
          {outlines ? say.hideMap : say.map}
        </button>
      </div>
      <p className="hint">{say.nearHint}</p>
      <p role="status">{words}</p>
      {outlines && (
        <Suspense fallback={null}>
          <PlacesMap
            outlines={outlines}
            places={places.map((place) => ({ ...place, count: place.lost + place.found }))}
            label={say.mapLabel}
            onChoose={(code) => {
              const chosen = places.find((place) => place.code === code);
              if (chosen) onChoose(chosen);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
