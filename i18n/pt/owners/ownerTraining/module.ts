export const ownerTraining = {
  name: 'Formação |||| Formações',
  done: {
    created: 'Formação registada: %{name}',
    updated: 'Formação guardada: %{name}',
    deleted: 'Formação eliminada: %{name}',
  },
  fields: {
    ownerId: 'Titular',
    certificationNumber: 'Número do certificado',
    certificationDate: 'Data do certificado',
    trainingEntity: 'Entidade formadora',
    animalId: 'Animal',
    creationEntityId: 'Entidade que registou',
    creationTimestamp: 'Data de registo',
  },
  help: {
    animalId: 'Animal do titular a que a formação respeita. Deixe vazio se não respeitar a um animal.',
  },
} as const;
