export const deactivateUnusedAccountsBulk = {
  label: 'Desativar contas sem uso',
  text: 'Desativa as contas sem início de sessão há tantos dias. Cada titular é avisado por e-mail e pode pedir a reativação.',
  fields: { days: 'Dias sem iniciar sessão' },
} as const;
