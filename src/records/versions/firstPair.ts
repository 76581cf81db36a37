import type { Version } from './useVersions.ts';

/** The part of a version that the choice depends on. */
type Changed = Pick<Version, 'revisionChangedFields'>;

/**
 * The versions that are compared at first, the newer first: the one at a place and the one before it. Without a place,
 * the newest and the one before the last change, as some actions, such as a merge, leave a version in which no field has
 * changed. The first version has none before it: beside it stands the newest.
 * @param versions the newest first
 * @param place negative for none
 */
export function firstPair<V extends Changed>(versions: readonly V[], place: number): readonly V[] {
  const [newest] = versions;
  const first = versions.at(-1);
  if (newest === undefined || first === undefined || newest === first) return versions;
  if (place < 0) {
    const changed = versions.findIndex(({ revisionChangedFields }) => revisionChangedFields.length > 0);
    return [newest, versions[Math.max(changed, 0) + 1] ?? first];
  }
  return place === versions.length - 1 ? [newest, first] : versions.slice(place, place + 2);
}
