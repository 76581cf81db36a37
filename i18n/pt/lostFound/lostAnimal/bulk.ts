export const closeLostReportsBulk = {
  label: 'Fechar processos sem novidades',
  text: 'Fecha processos de animais desaparecidos ou encontrados sem alterações, observações nem avistamentos há tantos dias. Quem os comunicou é notificado no registo.',
  fields: { status: 'Processos de', days: 'Dias sem novidades', deliveryStatus: 'Desfecho' },
  choices: {
    status: { LOST: 'Animais desaparecidos', FOUND: 'Animais encontrados' },
    deliveryStatus: {
      DELIVERED_TO_OWNER: 'Entregue ao titular',
      DELIVERED_TO_CRO: 'Entregue ao centro de recolha oficial',
      ARRESTED: 'Apreendido',
      REGISTERED_BY_ERROR: 'Registado por erro',
    },
  },
} as const;
