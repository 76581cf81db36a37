// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { EntityTree } from '../../../src/pages/entities/entity/tree/EntityTree.tsx';
import { levelsOf, treeRows, type EntityNode } from '../../../src/pages/entities/entity/tree/treeRows.ts';
import { render } from '../../helpers/render.tsx';

const node = (id: number, name: string, parentId: number | null, children = 0): EntityNode => ({
  id,
  name,
  brand: null,
  vatNumber: null,
  active: true,
  parentId,
  profile: { id: 1, name: 'Clínica' },
  registers: 'ALL',
  payer: null,
  children,
  users: 1,
  veterinarians: 0,
});
const nodes = [node(1, 'Raiz', null, 2), node(2, 'Ávila', 1, 1), node(3, 'Sala', 2), node(4, 'Zebra', 1)];
const rowsWith = (open: readonly number[]) => treeRows(levelsOf(nodes), (id) => open.includes(id));

/** A key pressed on the focused line. */
const press = (key: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
const focused = () => document.activeElement?.getAttribute('data-key');

test('the lines of a tree › are those of open levels, each with its level and place', () => {
  expect(rowsWith([1, 2]).map(({ key, level, place, size }) => [key, level, place, size])).toEqual([
    ['1', 1, 1, 1],
    ['2', 2, 1, 2],
    ['3', 3, 1, 1],
    ['4', 2, 2, 2],
  ]);
  expect(rowsWith([2]).map(({ key }) => key)).toEqual(['1']);
  const part = treeRows(
    (parentId) => (parentId === null ? { nodes: nodes.slice(0, 1), total: 3 } : undefined),
    () => true,
  );
  expect(part.map(({ kind, size }) => [kind, size])).toEqual([
    ['entity', 2],
    ['loading', 1],
    ['more', 2],
  ]);
});

test('a tree › is read by arrows, Home, End and letters, with one line in the order of the Tab key', async () => {
  const onToggle = vi.fn();
  const { root, address } = await render(
    <EntityTree rows={rowsWith([1, 2])} label="Hierarquia" onToggle={onToggle} onMore={() => undefined} />,
  );
  const lines = [...root.querySelectorAll<HTMLElement>('[role=treeitem]')];
  expect(lines.map((line) => [line.getAttribute('aria-level'), line.getAttribute('aria-expanded')])).toEqual([
    ['1', 'true'],
    ['2', 'true'],
    ['3', null],
    ['2', null],
  ]);
  await act(async () => lines[0]?.focus());
  await press('ArrowDown');
  expect(focused()).toBe('2');
  await press('ArrowRight');
  expect(focused()).toBe('3');
  await press('ArrowLeft');
  expect(focused()).toBe('2');
  await press('End');
  expect(focused()).toBe('4');
  await press('a');
  expect(focused()).toBe('2');
  await press('ArrowLeft');
  expect(onToggle).toHaveBeenCalledWith([2], false);
  expect(root.querySelectorAll('[role=tree] [tabindex="0"]')).toHaveLength(1);
  await press('Enter');
  expect(address()).toBe('/entity/2');
});
