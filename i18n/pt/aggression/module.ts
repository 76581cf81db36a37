export const aggression = {
  name: 'Agressão |||| Agressões',
  fields: {
    animalId: 'Animal',
    registerType: 'Registo',
    aggressionDate: 'Data',
    aggressionType: 'Tipo de agressão',
    aggressionSubType: 'Subtipo',
    animalFate: 'Destino do animal',
    clearRegistryReason: 'Motivo da anulação',
    clearRegistry: 'Registo anulado',
    createdByEntityId: 'Entidade',
    createdByUserId: 'Registado por',
    creationTimestamp: 'Data de registo',
  },
  choices: {
    registerType: {
      REGISTER_AGGRESSION: 'Agressão',
      REGISTER_CLEAR: 'Anulação do registo de animal perigoso',
    },
    aggressionType: { PERSON: 'A pessoa', ANIMAL: 'A animal', OTHER: 'Outra' },
    aggressionSubType: {
      PUBLIC_PLACE_INJURY: 'Ferimentos em local público',
      PUBLIC_PLACE_DEATH: 'Morte em local público',
      RESIDENCE_INJURY: 'Ferimentos na residência',
      RESIDENCE_DEATH: 'Morte na residência',
      SERIOUS_INJURY: 'Ferimentos graves',
      DEATH: 'Morte',
      OTHER: 'Outro',
    },
    animalFate: { EUTHANASIA: 'Eutanásia', DEVOLUTION: 'Devolução', TRAINING: 'Treino', OTHER: 'Outro' },
  },
  form: { documents: 'Documentos' },
} as const;
