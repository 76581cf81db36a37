export const deactivateUnusedAccountsBulk = {
  label: 'Desativar contas sem uso',
  text: 'Desativa as contas sem início de sessão há tantos dias. Cada titular é avisado por e-mail e pode pedir a reativação.',
  fields: { days: 'Dias sem iniciar sessão' },
} as const;

export const resendActivationsBulk = {
  label: 'Enviar de novo os e-mails de ativação',
  text: 'Envia às contas ativas que nunca tiveram palavra-passe uma nova ligação para a definir. As ligações anteriores deixam de funcionar.',
  noUndo: 'Um e-mail enviado não se retira.',
  fields: { days: 'Dias desde que a conta foi criada' },
} as const;
