/** The keys that the operator sets, each with its name and effect. */
export const configurationPages = {
  done: 'Configuração guardada: %{name}',
  edit: 'Editar: %{name}',
  search: 'Pesquisar na configuração',
  nothing: 'Nada na configuração corresponde a «%{text}»',
  showAll: 'Mostrar tudo',
  default: 'Predefinição: %{value}',
  earlier: 'Antes: %{value}',
  restore: 'Repor o valor anterior',
  restoreOf: 'Repor o valor anterior: %{name}',
  useDefault: 'Usar a predefinição',
  restored: 'O formulário tem o valor anterior. Reveja-o e guarde.',
  kept: 'As alterações que ainda não tinha guardado continuam aqui.',
  notSet: 'Sem valor',
  updated: 'Definido em %{date}',
  updatedBy: 'Alterado em %{date} por %{name}',
  meanwhile: {
    title: 'Este valor foi alterado entretanto',
    saved: '%{user} guardou este valor em %{date}:',
    savedUnknown: 'Outra pessoa guardou este valor:',
    takeTheirs: 'Usar o valor guardado',
    keepOwn: 'Manter o meu e continuar',
  },
  groups: {
    texts: 'Textos',
    textsText: 'O que as pessoas leem no registo. Cada texto tem uma versão em português e outra em inglês.',
    addresses: 'Endereços',
    addressesText: 'Para onde as pessoas escrevem.',
    rules: 'Regras',
    rulesText: 'Valores que entram em vigor assim que são guardados.',
    polling: 'Atualização das páginas',
    pollingText: 'De quanto em quanto tempo uma página aberta pergunta pelo que mudou.',
    signOn: 'Início de sessão através da Ordem',
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
      text: 'Lido e aceite por quem inicia sessão, exceto titulares. Uma versão superior obriga todas as pessoas a nova leitura.',
    },
    legalWarningOwners: {
      name: 'Aviso legal dos titulares',
      text: 'O mesmo para as contas de titulares.',
    },
    privacyNotice: {
      name: 'Aviso de privacidade',
      text: 'Página pública. %{operator}, %{contact}, %{address} e %{postalAddress} são substituídos pelos dados do operador.',
    },
    accessibilityStatement: {
      name: 'Declaração de acessibilidade',
      text: 'Página pública, com a forma de comunicar uma barreira. Aceita as mesmas palavras entre chavetas.',
    },
    imprint: {
      name: 'Ficha técnica',
      text: 'Página pública: quem gere o registo e como o contactar. Aceita as mesmas palavras entre chavetas.',
    },
    supportEmail: {
      name: 'E-mail do apoio',
      text: 'Mostrado na ajuda, nas páginas de erro e a titulares de contas inativas. Sem valor, é o que está definido no servidor.',
    },
    registrationCredits: {
      name: 'Créditos por registo',
      text: 'Créditos gastos no registo de um animal quando não há tabela de preços em vigor.',
    },
    lowBalance: { name: 'Saldo baixo', text: 'Abaixo deste número de créditos, a entidade é avisada.' },
    referenceDays: {
      name: 'Prazo das referências',
      text: 'Dias em que uma nova referência Multibanco pode ser paga: 1 a 30.',
    },
    passwordDays: {
      name: 'Validade da palavra-passe',
      text: 'Dias ao fim dos quais a palavra-passe tem de ser definida de novo, através da recuperação. Com 0, não expira.',
    },
    unknownTransponder: {
      name: 'Transponder desconhecido',
      text: 'O que fazer a um número que não consta da rastreabilidade.',
    },
    requestTerms: {
      name: 'Prazos de decisão',
      text: 'Dias úteis em que os pedidos de cada tipo são decididos. Os pedidos em aberto mantêm a data que têm.',
    },
    localHolidays: {
      name: 'Feriados municipais e tolerâncias',
      text: 'Dias que não contam para os prazos, além dos fins de semana e dos feriados nacionais.',
    },
    reminderDays: {
      name: 'Lembretes aos titulares',
      text: 'Dias antes do fim da vacinação antirrábica ou da licença em que o titular é lembrado por e-mail. Com 0, ou sem valor, não são enviados lembretes.',
    },
    contactReminders: {
      name: 'Confirmação dos contactos',
      text: 'Se está ligada, os titulares de animais vivos recebem uma vez por ano um e-mail em que confirmam os seus contactos.',
    },
    transferConfirmDays: {
      name: 'Prazo de confirmação das transmissões',
      text: 'Dias em que ambas as partes confirmam uma transmissão de titularidade sem declaração assinada. Sem valor, são 15.',
    },
    unionLawFrom: {
      name: 'Início da lei da União',
      text: 'Primeiro dia de aplicação da lei da União sobre cães e gatos, AAAA-MM-DD. Dele contam os 10 e os 15 anos para registar cães e gatos; sem ele, o prazo não é mostrado.',
    },
    freeTransponders: {
      name: 'Transponders gratuitos',
      text: 'Primeiros algarismos das séries distribuídas em campanhas, separados por vírgulas. Não custam créditos e só são registados por quem tem essa permissão.',
    },
    pollSeconds: {
      name: 'Intervalos de atualização',
      text: 'Segundos entre duas consultas: 30 a 3600. Com ligação em direto, as mudanças aparecem logo, e estas consultas só as confirmam.',
    },
    orderSignOn: {
      name: 'Serviço da Ordem',
      text: 'OpenID Connect. Desligado, só se inicia sessão com e-mail e palavra-passe. O serviço e as suas credenciais são definidos no servidor.',
    },
  },
  parts: {
    pt: 'Texto em português',
    en: 'Texto em inglês',
    version: 'Versão',
    balance: 'Saldo de créditos',
    notifications: 'Notificações e pedidos de apoio',
    announcements: 'Aviso geral',
    enabled: 'Ligado',
    acceptsSecondFactor: 'Aceitar o segundo fator confirmado pela Ordem',
    logoutUrl: 'Endereço de fim de sessão',
  },
  help: {
    localHolidays: 'Um por linha: DD-MM para todos os anos, DD-MM-AAAA para um só.',
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
