/** Pairs of a lost and a found report. */
export const lostAnimalMatch = {
  name: 'Correspondência de processos |||| Correspondências de processos',
  fields: {
    pair: 'Animais e locais',
    lostId: 'Desaparecido',
    foundId: 'Encontrado',
    score: 'Semelhança (%)',
    reasons: 'Razões',
    status: 'Estado',
    decisionUserId: 'Decidido por',
    decisionTimestamp: 'Data da decisão',
    creationTimestamp: 'Data',
  },
  choices: {
    status: {
      OPEN: 'Por verificar',
      CONFIRMED: 'Confirmada',
      DISMISSED: 'Afastada',
      CLOSED: 'Processo encerrado',
    },
  },
  operations: {
    confirm: {
      label: 'Confirmar',
      title: 'Confirmar que é o mesmo animal?',
      text: 'A correspondência fica confirmada. Cada processo é encerrado na sua página.',
      done: 'Correspondência confirmada: %{name}',
    },
    dismiss: {
      label: 'Afastar',
      title: 'Afastar esta correspondência?',
      text: 'Os dois processos não voltam a ser propostos como o mesmo animal.',
      done: 'Correspondência afastada: %{name}',
    },
  },
} as const;
