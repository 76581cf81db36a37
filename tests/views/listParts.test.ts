import { describe, expect, it } from 'vitest';
import { csvOf } from '../../src/lists/bulk/csv.ts';
import { treeOf } from '../../src/lists/table/useTree.ts';

describe('an exported list', () => {
  it('a Portuguese spreadsheet program › opens it with its accents and columns', () => {
    expect(
      csvOf(
        [
          ['Nome', 'Notas'],
          ['Árvore', 'a; b'],
        ],
        'pt',
      ),
    ).toBe('\uFEFFNome;Notas\r\nÁrvore;"a; b"\r\n');
    expect(csvOf([['1,5', 'say "hi"']], 'en')).toBe('\uFEFF"1,5","say ""hi"""\r\n');
  });

  it('a cell that looks like a formula › is text, and numbers stay numbers', () => {
    expect(csvOf([['=1+1', '+351912345678', '-12', '-2,5', '@a', '\tx']], 'pt')).toBe(
      "\uFEFF'=1+1;'+351912345678;-12;-2,5;'@a;'\tx\r\n",
    );
  });
});

describe('a list that forms a tree', () => {
  it('puts records below the one they name, and at the top where that one is missing or themselves', () => {
    const records = [
      { id: 1, parentId: null },
      { id: 2, parentId: 1 },
      { id: 3, parentId: 99 },
      { id: 4, parentId: 4 },
      { id: 5, parentId: 2 },
    ];
    const shape = (nodes: ReturnType<typeof treeOf>): unknown =>
      nodes.map((node) => [node.record.id, shape(node.children)]);
    expect(shape(treeOf(records, 'parentId'))).toEqual([
      [1, [[2, [[5, []]]]]],
      [3, []],
      [4, []],
    ]);
  });
});
