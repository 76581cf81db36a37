/** Names of the kinds of certificate that a register starts with, as it stores them, by the keys of their texts. */
export const KIND_NAMES = {
  registration: 'Certificado de registo',
  diac: 'DIAC',
  travel: 'Declaração para viagem',
  history: 'Histórico do animal',
} as const;

/** Their descriptions. */
export const KIND_DESCRIPTIONS = {
  registration: 'Atesta que o animal está registado.',
  diac: 'Documento de identificação do animal de companhia (Decreto-Lei n.º 82/2019).',
  travel: 'Identificação e vacina da raiva, para apresentar em viagem.',
  history: 'Registo, saúde e estado do animal, também depois da morte.',
} as const;

/** The names of what they ask for. */
export const PARAMETER_NAMES = { destination: 'Destino', departure: 'Data de partida' } as const;
