import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import type { searchEntityLevel } from '../../../../../resources/entities/entity/treeCalls.ts';

/** An entity of the tree. */
export type EntityNode = AnswerOf<typeof searchEntityLevel>['content'][number];

/** A level of the tree as far as it is loaded. */
export interface Level {
  readonly nodes: readonly EntityNode[];
  readonly total: number;
}

/** A line of the tree: an entity, or the way to the rest of a level. */
export type TreeRow = {
  /** Distinguishes all lines. */
  readonly key: string;
  /** 1 at the top. */
  readonly level: number;
  /** Place among those of the same level, from 1, and how many there are. */
  readonly place: number;
  readonly size: number;
  readonly parentId: number | null;
} & (
  | { readonly kind: 'entity'; readonly node: EntityNode; readonly isOpen: boolean }
  | { readonly kind: 'more'; readonly left: number }
  | { readonly kind: 'loading' }
);

/**
 * Returns the visible lines of a tree from top to bottom.
 * @param levelOf the level below an entity (`null`: the top), or nothing while it is not loaded
 */
export function treeRows(
  levelOf: (parentId: number | null) => Level | undefined,
  isOpen: (id: number) => boolean,
): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (parentId: number | null, level: number): void => {
    const found = levelOf(parentId);
    if (!found) {
      rows.push({ kind: 'loading', key: `loading ${parentId}`, level, place: 1, size: 1, parentId });
      return;
    }
    const { nodes, total } = found;
    const size = nodes.length + (total > nodes.length ? 1 : 0);
    nodes.forEach((node, at) => {
      const open = node.children > 0 && isOpen(node.id);
      rows.push({
        kind: 'entity',
        key: String(node.id),
        level,
        place: at + 1,
        size,
        parentId,
        node,
        isOpen: open,
      });
      if (open) add(node.id, level + 1);
    });
    if (total > nodes.length)
      rows.push({
        kind: 'more',
        key: `more ${parentId}`,
        level,
        place: size,
        size,
        parentId,
        left: total - nodes.length,
      });
  };
  add(null, 1);
  return rows;
}

/** Returns the levels of a search: those found, and those above them, each below its own. */
export function levelsOf(nodes: readonly EntityNode[]): (parentId: number | null) => Level {
  const known = new Set(nodes.map(({ id }) => id));
  const below = new Map<number | null, EntityNode[]>();
  for (const node of nodes) {
    const parentId = node.parentId !== null && known.has(node.parentId) ? node.parentId : null;
    below.set(parentId, [...(below.get(parentId) ?? []), node]);
  }
  return (parentId) => {
    const found = below.get(parentId) ?? [];
    return { nodes: found, total: found.length };
  };
}
