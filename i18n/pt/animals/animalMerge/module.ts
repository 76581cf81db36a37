export const animalMerge = {
  name: 'Fusão de animais |||| Fusões de animais',
  fields: {
    animalId: 'Ficha que se manteve',
    oldTransponder: 'Transponder antigo',
    oldSecondTransponder: 'Segundo transponder antigo',
    oldAnimalId: 'Número da ficha antiga',
    oldName: 'Nome na ficha antiga',
    oldRegistrationDate: 'Registo da ficha antiga',
    oldVeterinaryId: 'Veterinário da ficha antiga',
    reason: 'Motivo',
    isReverted: 'Anulada',
    revertReason: 'Motivo da anulação',
    revertTimestamp: 'Data da anulação',
    creationTimestamp: 'Data da fusão',
    creationUserId: 'Fundida por',
    creationEntityId: 'Entidade',
  },
  operations: {
    revert: {
      label: 'Anular a fusão',
      title: 'Anular a fusão com %{name}?',
      text: 'A ficha antiga volta a existir, com os registos e documentos que tinha. O que foi alterado depois da fusão mantém-se como está.',
      fields: { revertReason: 'Motivo' },
      confirm: 'Anular a fusão',
      done: 'A fusão das fichas foi anulada',
    },
  },
} as const;
