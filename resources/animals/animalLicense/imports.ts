import { defineImport } from '../../kit/import.ts';

/** Licences that parishes gave animals on record. */
export const licences = defineImport({
  name: 'licences',
  of: 'animalLicense',
  columns: {
    transponder: { aliases: ['chip', 'microchip', 'n chip', 'nº chip', 'chip number'], isRequired: true },
    licenseDate: { aliases: ['data', 'data da licença', 'licence date', 'date'], isRequired: true },
  },
  keys: [{ fields: ['animalId', 'licenseDate'] }],
  example: { header: ['Chip', 'Data'], row: ['{animal}', '2026-11-20'] },
});
