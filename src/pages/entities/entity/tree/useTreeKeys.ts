import { useRef, useState, type KeyboardEvent } from 'react';
import { foldText } from '../../../../../resources/numbers/text.ts';
import type { TreeRow } from './treeRows.ts';

interface TreeActions {
  /** Opens or closes what stands below entities. */
  readonly onToggle: (ids: readonly number[], open: boolean) => void;
  /** Does what a line is for: opens the page of an entity, or loads the rest of a level. */
  readonly onEnter: (row: TreeRow) => void;
}

/** Letters typed within this time belong to one word. */
const TYPING_MS = 700;

/**
 * The keys of a tree as the ARIA practices describe them: arrows, Home, End, Enter, letters, and `*` for the whole level.
 * One line at a time is in the order of the Tab key.
 */
export function useTreeKeys(rows: readonly TreeRow[], { onToggle, onEnter }: TreeActions) {
  const [current, setCurrent] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const active = rows.some(({ key }) => key === current) ? current : rows[0]?.key;

  const focus = (tree: HTMLElement, row: TreeRow | undefined): void => {
    if (!row) return;
    setCurrent(row.key);
    const lines = [...tree.querySelectorAll<HTMLElement>('[data-key]')];
    lines.find(({ dataset }) => dataset.key === row.key)?.focus();
  };
  const findTyped = (letter: string, from: number): TreeRow | undefined => {
    const now = Date.now();
    const text = now - typed.current.at < TYPING_MS ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    const start = text.length > 1 ? from : from + 1;
    const turned = [...rows.slice(start), ...rows.slice(0, start)];
    return turned.find((row) => row.kind === 'entity' && foldText(row.node.name).startsWith(foldText(text)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (!row) return;
    const tree = event.currentTarget;
    const entity = row.kind === 'entity' ? row : undefined;
    const parent = rows.findLast((one, index) => index < at && one.level < row.level);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(tree, rows[at + 1]),
      ArrowUp: () => focus(tree, rows[at - 1]),
      Home: () => focus(tree, rows[0]),
      End: () => focus(tree, rows.at(-1)),
      ArrowRight: () => {
        if (!entity || entity.node.children === 0) return;
        if (entity.isOpen) focus(tree, rows[at + 1]);
        else onToggle([entity.node.id], true);
      },
      ArrowLeft: () => {
        if (entity?.isOpen) onToggle([entity.node.id], false);
        else focus(tree, parent);
      },
      Enter: () => onEnter(row),
      ' ': () => onEnter(row),
      '*': () => {
        const beside = rows.filter(({ parentId }) => parentId === row.parentId);
        const closed = beside.flatMap((one) =>
          one.kind === 'entity' && one.node.children > 0 ? [one.node.id] : [],
        );
        onToggle(closed, true);
      },
    };
    const step = steps[event.key];
    if (step) step();
    else if (event.key.length === 1) focus(tree, findTyped(event.key, at));
    else return;
    event.preventDefault();
    // The shortcuts of the page use letters as well.
    event.stopPropagation();
  };
  return { active, onKeyDown, onFocus: setCurrent };
}
