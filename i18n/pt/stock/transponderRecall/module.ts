export const transponderRecall = {
  name: 'Recolha de transponders |||| Recolhas de transponders',
  fields: {
    lot: 'Lote',
    manufacturer: 'Fabricante',
    reason: 'Motivo',
    preparedTimestamp: 'Simulação',
    creationUserId: 'Recolhido por',
    creationTimestamp: 'Data',
  },
  sections: { recall: 'Recolha' },
  tabs: { animals: 'Animais a verificar' },
} as const;
