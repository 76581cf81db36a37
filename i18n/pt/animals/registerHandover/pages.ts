/** The hand-overs to other registers that an owner answers in the account. */
export const registerHandoverPages = {
  title: 'Passagens para outro registo à sua espera',
  AGREE:
    'Foi pedido que %{animal} passe para o registo %{register}, porque vai viver noutro Estado. Concorda?',
  OBJECT: '%{animal} passou para o registo %{register}. Se não concordou, pode opor-se.',
  until: 'Até %{date}',
  agree: 'Concordar',
  agreeTitle: 'Concordar com a passagem?',
  agreeText: 'O animal passa quando o outro registo o confirmar. Os seus dados não são transmitidos.',
  agreed: 'O acordo foi guardado',
  object: 'Opor-se',
  objectTitle: 'Opor-se à passagem?',
  objectText: 'O operador do registo lê o que escrever, decide, e avisa-o por e-mail.',
  objected: 'A oposição foi guardada',
  words: 'O que tem a dizer',
  keep: 'Cancelar',
} as const;
