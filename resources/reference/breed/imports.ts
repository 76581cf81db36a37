import { defineImport } from '../../kit/import.ts';

export const breeds = defineImport({
  name: 'breeds',
  of: 'breed',
  columns: {
    name: { aliases: ['breed', 'raça', 'designação'], isRequired: true },
    parentId: { aliases: ['espécie', 'species', 'grupo'] },
    groupType: { aliases: ['nível'], words: { raça: 'BREED' } },
    type: { aliases: ['categoria'] },
    canHaveUndefinedGender: {},
    hasLicensing: { aliases: ['licença'] },
    isLocked: {},
    disclaimer: { aliases: ['aviso'] },
  },
  keys: [{ fields: ['name'], ignoresCase: true }],
  example: { header: ['Nome', 'Nível'], row: ['Raça {n}', 'Raça'] },
});
