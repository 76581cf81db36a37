/** Acting for another user, from the personal area and from a user's page. */
export const impersonation = {
  enter: 'Entrar',
  enterAs: 'Entrar em nome de %{name}',
  enterAsThis: 'Entrar em nome deste utilizador',
  confirm:
    'A sua sessão fica suspensa; tudo o que fizer é feito em nome desse utilizador. Cada ação fica registada com os dois nomes. Para voltar, use «Sair» na faixa do topo.',
} as const;
