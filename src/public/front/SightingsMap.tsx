import { useEffect, useState } from 'react';
import type { OwnSightings } from '../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { loadOutlines, type Outlines } from './places.ts';
import { PlacesMap, type CountedPlace } from './PlacesMap.tsx';

interface SightingsMapProps {
  readonly sightings: OwnSightings['sightings'];
  readonly label: string;
}

/** The municipalities of the sightings; nothing where the outlines cannot be fetched, as the list says the same. */
export function SightingsMap({ sightings, label }: SightingsMapProps) {
  const [outlines, setOutlines] = useState<Outlines>();
  useEffect(() => {
    loadOutlines().then(setOutlines, () => undefined);
  }, []);
  const places = new Map<string, CountedPlace>();
  for (const { county } of sightings)
    places.set(county.code, { ...county, count: (places.get(county.code)?.count ?? 0) + 1 });
  return outlines && <PlacesMap outlines={outlines} places={[...places.values()]} label={label} />;
}
