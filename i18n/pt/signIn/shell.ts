/** The texts of `shell` on every page, signed in or not: name, language, theme, waiting, impersonation, errors. */
export const shell = {
  product: 'Coleira',
  loading: 'A carregar…',
  language: 'Idioma',
  licences: 'Licenças de software',
  theme: {
    toDark: 'Mudar para o tema escuro',
    toLight: 'Mudar para o tema claro',
  },
  impersonation: {
    label: 'A agir em nome de outro utilizador',
    as: 'Está a agir em nome de %{name}.',
    own: 'A sua conta: %{own}.',
    leave: 'Sair',
    leaveName: 'Deixar de agir em nome de %{name}',
  },
  error: {
    refresh: 'Atualizar a página',
    again: 'Tentar de novo',
    home: 'Ir para o início',
    back: 'Voltar atrás',
    notFound: {
      title: 'Página não encontrada',
      text: 'O endereço não existe, o registo foi eliminado ou não está acessível a esta conta.',
    },
    unauthorized: {
      title: 'Sem permissão',
      text: 'Esta conta não tem acesso a esta página. Se for necessário, peça a permissão a quem gere as contas da entidade.',
    },
    generic: {
      title: 'Não foi possível abrir a página',
      text: 'Tente de novo dentro de momentos.',
    },
    internal: {
      title: 'Ocorreu um erro na página',
      text: 'O erro foi comunicado para ser analisado. Atualize a página; se continuar, volte ao início.',
      code: 'Se contactar o suporte, indique este código: %{code}',
    },
    offline: {
      title: 'Sem ligação à Internet',
      text: 'Ocorreu um erro a tentar estabelecer a ligação com o servidor: este dispositivo está sem rede. A página retoma automaticamente quando a ligação for restabelecida.',
    },
    noAnswer: {
      title: 'O servidor não responde',
      text: 'Ocorreu um erro a tentar estabelecer a ligação com o servidor. A página retoma automaticamente quando houver resposta.',
    },
  },
};
