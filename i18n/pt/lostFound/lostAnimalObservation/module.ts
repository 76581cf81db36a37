export const lostAnimalObservation = {
  name: 'Observação do processo |||| Observações do processo',
  create: { title: 'Adicionar observação ao processo', submit: 'Adicionar' },
  empty: {
    title: 'Sem observações do processo',
    text: 'As observações sobre o trabalho neste processo aparecem aqui.',
  },
  done: {
    created: 'Observação adicionada ao processo: %{name}',
    deleted: 'Observação removida do processo: %{name}',
  },
  fields: {
    lostAnimalId: 'Processo',
    observation: 'Observação',
    creationUserId: 'Autor',
    creationTimestamp: 'Data',
  },
} as const;
