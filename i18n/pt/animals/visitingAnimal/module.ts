export const visitingAnimal = {
  name: 'Animal de passagem |||| Animais de passagem',
  done: {
    created: 'Estada registada: %{name}',
    updated: 'Estada guardada: %{name}',
    deleted: 'Estada eliminada: %{name}',
  },
  fields: {
    transponder: 'Transponder',
    registerId: 'Registo em que está',
    species: 'Espécie',
    looks: 'Aspeto',
    dateFrom: 'De',
    dateTo: 'Até',
    hasContact: 'Contacto do detentor',
    creationEntityId: 'Registada por',
    creationTimestamp: 'Data do registo',
  },
  choices: { species: { DOG: 'Cão', CAT: 'Gato', FERRET: 'Furão' } },
  tabs: { abroad: 'Registo de origem' },
  sections: { animal: 'Animal', stay: 'Estada' },
  operations: {
    setVisitorContact: {
      label: 'Indicar o contacto do detentor',
      text: 'O contacto é eliminado depois do último dia da estada.',
      fields: { contactName: 'Nome', contactPhone: 'Telefone', contactEmail: 'E-mail' },
      done: 'Contacto guardado: %{name}',
    },
  },
} as const;
