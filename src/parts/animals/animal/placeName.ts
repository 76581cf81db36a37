interface Named {
  readonly name: string;
}

/** 'Alvalade, Lisboa': from the parish upwards; what is called like the one below it is not said twice. */
export const placeName = (...places: readonly (Named | null | undefined)[]): string =>
  places
    .flatMap((place) => (place ? [place.name] : []))
    .filter((name, at, all) => name !== all[at - 1])
    .join(', ');
