import { defineImport } from '../../kit/import.ts';

/** Deliveries by makers: numbers and ranges, of which those of one lot and receiver become one movement. */
export const deliveries = defineImport({
  name: 'deliveries',
  of: 'transponderMovement',
  requires: 'MANAGE_TRACEABILITY',
  columns: {
    numbers: {
      reader: 'TRANSPONDERS',
      aliases: ['número', 'de', 'primeiro', 'transponder', 'chip', 'code', 'from', 'first', 'decimal'],
      isRequired: true,
    },
    lastNumber: { as: 'firstNumber', aliases: ['até', 'a', 'último', 'to', 'last'] },
    quantity: { aliases: ['quantidade', 'quantity', 'qty', 'count'] },
    toEntityId: { aliases: ['destino', 'cliente', 'entidade', 'receiver', 'customer'], isRequired: true },
    lot: { aliases: ['lote', 'lot', 'batch', 'guia'], isRequired: true },
    manufacturer: { aliases: ['fabricante', 'maker', 'brand', 'marca'] },
    isBillable: { aliases: ['pago', 'billable'] },
    campaign: { aliases: ['campanha', 'campaign'] },
  },
  keys: [{ fields: ['toEntityId', 'lot'] }],
  example: {
    header: ['Número', 'Destino', 'Lote', 'Fabricante'],
    row: ['{transponder}', '{entity}', 'L-{n}', 'Datamars'],
  },
});
