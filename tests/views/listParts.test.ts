import { describe, expect, it } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { csvOf } from '../../resources/kit/csv.ts';
import { xlsxOf } from '../../src/lists/bulk/xlsx.ts';
import { treeOf } from '../../src/lists/table/useTree.ts';

describe('an exported list', () => {
  it('cells with commas, quotation marks or breaks › are quoted as RFC 4180 says', () => {
    expect(
      csvOf([
        ['Nome', 'Notas'],
        ['Árvore', 'a; b'],
        ['1,5', 'say "hi"\nagain'],
      ]),
    ).toBe('Nome,Notas\r\nÁrvore,a; b\r\n"1,5","say ""hi""\nagain"\r\n');
  });

  it('a cell that looks like a formula › is text, while numbers and phones stay as they are', () => {
    expect(csvOf([['=1+1', '+351912345678', '-12', -2.5, '@a', '\tx', '+1+cmd', '620098100123456']])).toBe(
      "'=1+1,+351912345678,-12,-2.5,'@a,'\tx,'+1+cmd,620098100123456\r\n",
    );
  });

  it('a workbook › has long numbers, phones and formulas as texts', () => {
    const files = unzipSync(
      xlsxOf([['Número'], ['620098100123456'], ['+351912345678'], ['=1+1 & <b>\u0001'], [2]]),
    );
    expect(Object.keys(files)).toContain('[Content_Types].xml');
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect([...sheet.matchAll(/<c(.*?)<\/c>/g)].map(([, cell]) => cell)).toEqual([
      ' t="inlineStr"><is><t xml:space="preserve">Número</t></is>',
      ' t="inlineStr"><is><t xml:space="preserve">620098100123456</t></is>',
      ' t="inlineStr"><is><t xml:space="preserve">+351912345678</t></is>',
      ' t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &lt;b&gt;</t></is>',
      '><v>2</v>',
    ]);
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
