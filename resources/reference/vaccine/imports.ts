import { defineImport } from '../../kit/import.ts';

export const vaccines = defineImport({
  name: 'vaccines',
  of: 'vaccine',
  columns: {
    name: { aliases: ['vacina', 'vaccine'], isRequired: true },
    immunizationTimePeriod: { aliases: ['período', 'validade', 'period'] },
    immunizationTimeUnit: {
      aliases: ['unidade', 'unit'],
      words: { meses: 'MONTH', months: 'MONTH', anos: 'YEAR', years: 'YEAR' },
    },
  },
  keys: [{ fields: ['name'], ignoresCase: true }],
  example: { header: ['Nome', 'Período', 'Unidade'], row: ['Vacina {n}', '3', 'anos'] },
});
