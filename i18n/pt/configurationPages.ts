/** What the operator sets: each key with its name and what it does. */
export const configurationPages = {
  title: 'Configuração',
  edit: 'Editar: %{name}',
  notSet: 'Sem valor',
  updated: 'Definido em %{date}',
  updatedBy: 'Alterado em %{date} por %{name}',
  groups: {
    texts: 'Textos',
    textsText: 'O que as pessoas leem no registo. Cada texto tem uma versão em português e outra em inglês.',
    rules: 'Regras',
    rulesText: 'Valores que entram em vigor assim que são guardados.',
    signOn: 'Início de sessão pela ordem profissional',
    signOnText: 'A ligação ao serviço que confirma a identidade dos médicos veterinários.',
  },
  keys: {
    announcement: {
      name: 'Aviso geral',
      text: 'Aparece no topo de todas as páginas. Sem texto, não há aviso.',
    },
    highlights: {
      name: 'Destaques',
      text: 'Mostrados à entrada, até cada pessoa os descartar. Precisam de pelo menos 15 caracteres.',
    },
    changelog: { name: 'Novidades', text: 'A lista do que mudou no registo, para consulta.' },
    loginHelp: { name: 'Ajuda no início de sessão', text: 'Mostrada na página de início de sessão.' },
    legalWarning: {
      name: 'Aviso legal',
      text: 'Lido e aceite por quem inicia sessão. Uma versão superior obriga todas as pessoas a nova leitura.',
    },
    registrationCredits: {
      name: 'Créditos por registo',
      text: 'Créditos gastos no registo de um animal quando não há preçário em vigor.',
    },
    lowBalance: { name: 'Saldo baixo', text: 'Abaixo deste número de créditos, a entidade é avisada.' },
    unknownTransponder: {
      name: 'Transponder desconhecido',
      text: 'O que acontece a um número que a rastreabilidade não conhece.',
    },
    orderSignOn: {
      name: 'Serviço da ordem',
      text: 'OpenID Connect. Desligado, só se inicia sessão com e-mail e palavra-passe. O serviço e as suas credenciais são definidos no servidor.',
    },
  },
  parts: {
    pt: 'Texto em português',
    en: 'Texto em inglês',
    version: 'Versão',
    enabled: 'Ligado',
    acceptsSecondFactor: 'Aceitar o segundo fator confirmado pela ordem',
    logoutUrl: 'Endereço de fim de sessão',
  },
  help: {
    en: 'Se ficar vazio, é mostrado o texto em português.',
    version:
      'Não pode ser inferior à atual. Aumente-a para que o texto volte a ser lido e aceite por todas as pessoas.',
  },
  choices: {
    REGISTER: 'Pode ser registado',
    PRE_REGISTER: 'Só pode ser pré-registado',
    REFUSE: 'É recusado',
  },
} as const;
