import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { xlsxOf } from '../../src/lists/bulk/xlsx.ts';
import { statementCells } from '../../src/pages/money/billingTransaction/statementCells.ts';

const movement = {
  id: 1,
  date: '2026-03-01T10:30:00.000Z',
  type: 'CONSUMPTION',
  service: 'REGISTRATION',
  credits: -1,
  balance: 99,
  transponder: '620098100000012',
  objectType: null,
  objectId: null,
  unitPrice: 250,
  vatRate: 23,
  amount: null,
  documentNumber: '=1+1 & <b>',
  reversesId: null,
} as const;

describe('the workbook of a statement', () => {
  it('a file that another program reads › has every movement, numbers as numbers and transponders as texts', async () => {
    const movements = Array.from({ length: 12_000 }, (_, at) => ({
      ...movement,
      id: at,
      balance: 12_000 - at,
    }));
    const statement = {
      entity: { id: 3, name: 'Clínica' },
      from: '2026-03-01',
      to: '2026-03-31',
      opening: 12_001,
      closing: 1,
      added: 0,
      taken: 12_000,
      movements,
    };
    const cells = statementCells(
      statement,
      (name) => `«${name}»`,
      () => 'Registo',
    );
    const { sheets } = await readXlsx(xlsxOf(cells));
    const rows = sheets[0]!.rows;
    expect(rows).toHaveLength(12_003);
    expect(rows[0]!.slice(0, 3)).toEqual(['«date»', '«movement»', '«transponder»']);
    expect([rows[1]!.at(-1), rows.at(-1)!.at(-1)]).toEqual([12_001, 1]);
    expect(rows[2]).toEqual([
      '01-03-2026 10:30:00',
      'Registo',
      '620098100000012',
      '=1+1 & <b>',
      2.5,
      23,
      -1,
      12_000,
    ]);
    expect(rows.at(-2)!.at(-1)).toBe(1);
  });
});
