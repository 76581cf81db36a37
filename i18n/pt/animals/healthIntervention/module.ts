/** Health interventions. `disclaimer` is what is declared with a proof of life. */
export const healthIntervention = {
  name: 'Intervenção de saúde |||| Intervenções de saúde',
  create: { title: 'Registar intervenção de saúde', submit: 'Registar' },
  done: {
    created: 'Intervenção registada: %{heading}',
    updated: 'Intervenção guardada: %{heading}',
    deleted: 'Intervenção eliminada: %{heading}',
    createdWith: { immunizationDateEnd: 'Vacina registada, válida até %{immunizationDateEnd}' },
    updatedWith: { immunizationDateEnd: 'Vacina guardada, válida até %{immunizationDateEnd}' },
  },
  fields: {
    animalId: 'Animal',
    typeId: 'Tipo de intervenção',
    executionDate: 'Data de realização',
    veterinaryId: 'Médico veterinário',
    vaccineId: 'Vacina',
    dose: 'Dose',
    batch: 'Lote',
    batchExpirationDate: 'Validade do lote',
    immunizationDateStart: 'Protege desde',
    immunizationDateEnd: 'Válida até',
    sterilizationType: 'Tipo de esterilização',
    financingEntityId: 'Entidade financiadora',
    description: 'Descrição',
    isDisclaimerAccepted: 'Declaração aceite',
    isAnotherVaccination: 'Confirmo que é outra vacinação',
    isBatchExpired: 'Lote fora de validade',
    createdEntityId: 'Entidade',
    creationTimestamp: 'Data de registo',
  },
  choices: {
    dose: { FIRST: 'Primovacinação', BOOSTER: 'Reforço' },
    sterilizationType: {
      PRIVATE: 'Particular',
      FINANCED_BY_COUNTY: 'Financiada pelo município',
      FINANCED_BY_MINISTRY_OF_AGRICULTURE: 'Financiada pelo Ministério da Agricultura',
    },
  },
  help: {
    immunizationDateEnd: 'Proposta pela vacina e pela dose; nunca além do período da vacina.',
  },
  errors: {
    INVALID_DATE: 'Indique uma data no formato DD-MM-AAAA, entre o nascimento do animal e o dia de hoje.',
  },
  form: {
    notReady: 'Escolha primeiro o tipo de intervenção; na prova de vida, aceite também a declaração.',
    noSterilization: 'Esterilização indisponível: %{reason}',
    expiredBatch: 'O lote já não estava válido na data de realização. Confirme o lote antes de guardar.',
    readDisclaimer: 'Ler e aceitar a declaração',
    acceptDisclaimer: 'Aceitar',
    disclaimerAccepted: 'A declaração de prova de vida foi aceite.',
    disclaimerOwed: 'Para registar a prova de vida, aceite a declaração.',
  },
  disclaimer: {
    title: 'Declaração de prova de vida',
    text: 'Declaro, sob compromisso de honra, que observei o animal vivo nesta data e que li o seu transponder, o qual corresponde ao deste registo. A prova de vida fica registada em meu nome e as falsas declarações são punidas por lei.',
  },
} as const;
