export const lostAnimalObservation = {
  name: 'Observação do processo |||| Observações do processo',
  fields: {
    lostAnimalId: 'Processo',
    observation: 'Observação',
    creationUserId: 'Autor',
    creationTimestamp: 'Data',
  },
} as const;
