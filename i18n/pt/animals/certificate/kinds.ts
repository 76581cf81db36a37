/** Kinds of certificate that a register starts with. In Portuguese they are as the register stores them. */
export const certificateKinds = {
  names: {
    registration: 'Certificado de registo',
    diac: 'DIAC',
    travel: 'Declaração para viagem',
    history: 'Histórico do animal',
  },
  descriptions: {
    registration: 'Atesta que o animal está registado.',
    diac: 'Documento de identificação do animal de companhia (Decreto-Lei n.º 82/2019).',
    travel: 'Identificação e vacina da raiva, para apresentar em viagem.',
    history: 'Registo, saúde e estado do animal, também depois da morte.',
  },
  parameters: { destination: 'Destino', departure: 'Data de partida' },
} as const;
