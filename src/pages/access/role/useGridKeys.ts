import { useCallback, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const CELL = 'input[data-cell]';

/**
 * Arrow keys in a table of tick boxes: one stop of the Tab key for all of them, arrows, Home, End and Page Up or
 * Down from one to the next. Each box says where it is by `data-cell="row:column"`.
 */
export function useGridKeys() {
  const table = useRef<HTMLTableElement>(null);

  const stopAt = useCallback((cell: HTMLElement | null | undefined) => {
    if (!cell) return;
    for (const other of table.current?.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`) ?? [])
      other.tabIndex = -1;
    cell.tabIndex = 0;
  }, []);

  // Rows come and go with the search: there is always one stop.
  useLayoutEffect(() => {
    if (!table.current?.querySelector(`${CELL}[tabindex="0"]`))
      stopAt(table.current?.querySelector<HTMLElement>(CELL));
  });

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.cell?.split(':').map(Number);
    const cells = [...(table.current?.querySelectorAll<HTMLElement>(CELL) ?? [])];
    if (!from || cells.length === 0) return;
    const [row = 0, column = 0] = from;
    const at = (r: number, c: number) => cells.find((cell) => cell.dataset.cell === `${r}:${c}`);
    const lastRow = Number(cells.at(-1)?.dataset.cell?.split(':')[0]);
    const lastColumn = Math.max(...cells.map((cell) => Number(cell.dataset.cell?.split(':')[1])));
    /** The nearest box in the same column, `steps` rows further. */
    const vertical = (steps: number) => {
      const aim = Math.min(lastRow, Math.max(0, row + steps));
      const way = Math.sign(steps);
      for (let r = aim; r !== row; r -= way) if (at(r, column)) return at(r, column);
      return undefined;
    };
    const horizontal = (steps: number) => {
      const way = Math.sign(steps);
      for (let c = column + steps; c >= 0 && c <= lastColumn; c += way) if (at(row, c)) return at(row, c);
      return undefined;
    };
    const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
      ArrowUp: () => vertical(-1),
      ArrowDown: () => vertical(1),
      ArrowLeft: () => horizontal(-1),
      ArrowRight: () => horizontal(1),
      Home: () => (event.ctrlKey ? cells[0] : cells.find((cell) => cell.dataset.cell?.startsWith(`${row}:`))),
      End: () =>
        event.ctrlKey ? cells.at(-1) : cells.findLast((cell) => cell.dataset.cell?.startsWith(`${row}:`)),
      PageUp: () => vertical(-10),
      PageDown: () => vertical(10),
    };
    const next = ways[event.key]?.();
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  const onFocus = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches(CELL)) stopAt(target);
    },
    [stopAt],
  );

  return { ref: table, onKeyDown, onFocus };
}
