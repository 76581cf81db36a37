import { defineImport } from '../../kit/import.ts';
import { RABIES } from './types.ts';

/** Vaccinations against rabies of animals that are on record. */
export const vaccinations = defineImport({
  name: 'vaccinations',
  of: 'healthIntervention',
  columns: {
    transponder: { aliases: ['chip', 'microchip', 'n chip', 'nº chip', 'chip number'], isRequired: true },
    executionDate: { aliases: ['data', 'data da vacina', 'vaccination date', 'date'], isRequired: true },
    vaccineId: { aliases: ['vacina', 'vaccine'] },
    dose: {},
    batch: { aliases: ['lote', 'batch'] },
    batchExpirationDate: { aliases: ['validade do lote', 'batch expiry'] },
    immunizationDateEnd: { aliases: ['válida até', 'validade', 'valid until', 'next due'] },
    veterinaryId: { finds: ['ballotNumber', 'name'], aliases: ['veterinário', 'cédula', 'vet'] },
    description: { aliases: ['observações', 'notas', 'notes'] },
  },
  keys: [
    { fields: ['animalId', 'typeId', 'executionDate', 'vaccineId', 'batch'] },
    { fields: ['animalId', 'typeId', 'executionDate'] },
  ],
  defaults: { typeId: RABIES },
  example: {
    header: ['Chip', 'Data', 'Vacina', 'Lote', 'Válida até', 'Cédula'],
    row: ['{animal}', '2026-11-20', 'Rabisin', 'L{n}', '2029-11-20', '4321'],
  },
});
