import type { BreedFacts } from '../../../../../resources/animals/animal/rules.ts';
import { foldText } from '../../../../../resources/numbers/text.ts';

/** A line of the tree of breeds, as the call for choosing one answers. */
export interface BreedLine extends BreedFacts {
  readonly name: string;
  readonly disclaimer: string | null;
}

/** A breed that may be chosen, with the groups above it, from the top. */
export interface BreedOption extends BreedLine {
  readonly groups: readonly string[];
  readonly searchText: string;
}

/** The breeds of a tree in the order in which people look for them: by species and group, mongrels first. */
export function breedOptions(lines: readonly BreedLine[]): readonly BreedOption[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const above = (line: BreedLine): string[] => {
    const parent = line.parentId === null ? undefined : byId.get(line.parentId);
    return parent ? [...above(parent), parent.name] : [];
  };
  return lines
    .filter((line) => line.groupType === 'BREED')
    .map((line) => {
      const groups = above(line);
      return { ...line, groups, searchText: foldText([...groups, line.name].join(' ')) };
    })
    .toSorted(
      (a, b) =>
        a.groups.join('\n').localeCompare(b.groups.join('\n'), 'pt') || a.name.localeCompare(b.name, 'pt'),
    );
}

/** Those that a text means: every word of it begins a word of the breed or of a group above it. */
export function matching(options: readonly BreedOption[], text: string): BreedOption[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return options.filter((option) => words.every((word) => ` ${option.searchText}`.includes(` ${word}`)));
}
