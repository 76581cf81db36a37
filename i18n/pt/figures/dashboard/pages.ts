/** The home page: the search by transponder, what is new, what is done most. */
export const home = {
  noPermissions: {
    title: 'A sua conta ainda não tem permissões',
    text: 'O perfil de acesso da conta está vazio. Peça a quem gere os utilizadores da sua entidade que lhe atribua outro.',
    ask: 'O perfil de acesso da conta está vazio. Peça outro a quem gere os utilizadores da sua entidade:',
  },
  search: {
    label: 'Pesquisar um animal pelo transponder',
    title: 'Número do transponder',
    hint: 'Escreva ou cole os 15 algarismos, ou leia-os com um leitor em qualquer ponto desta página.',
    count: '%{n} de %{of} algarismos',
    submit: 'Pesquisar',
  },
  origin: {
    country: '%{prefix}: código de país, %{country}',
    maker: '%{prefix}: código de fabricante, %{maker}',
    someMaker: '%{prefix}: código de um fabricante',
    shared: '%{prefix}: código partilhado por vários fabricantes',
    test: '%{prefix}: número de teste',
    unknown: '%{prefix}: prefixo desconhecido. Confirme a leitura.',
  },
  trouble: {
    EMPTY: 'Indique o número do transponder.',
    TOO_SHORT:
      'Falta %{smart_count} algarismo: o número tem 15. |||| Faltam %{smart_count} algarismos: o número tem 15.',
    LEADING_ZERO:
      'O leitor enviou 16 algarismos, com um zero à frente do código do país ou do fabricante. Confirme o número antes de continuar.',
    COUNTRY_LETTERS:
      'O leitor indicou o país em letras. O número tem 15 algarismos: confirme-o antes de continuar.',
    TOO_LONG: 'O número lido tem %{digits} algarismos; um transponder tem 15. Corrija-o ou repita a leitura.',
    NON_ISO:
      'O leitor enviou um código curto, próprio de transponders que não seguem a norma ISO 11784. Repita a leitura; se o código se mantiver, contacte o suporte.',
    use: 'Usar %{transponder}',
  },
  unknown: {
    title: 'O transponder %{transponder} não está registado',
    text: 'Confirme o número com uma nova leitura antes de continuar.',
    register: 'Registar o animal',
    preRegister: 'Fazer um pré-registo',
    found: 'Comunicar animal encontrado',
  },
  tabs: { label: 'Início', notifications: 'Notificações', dashboards: 'Painéis' },
  recent: 'Pesquisas recentes:',
  dashboards: {
    reach: { ALL: 'Todo o registo', ENTITIES: 'Registos das suas entidades' },
    empty: 'Ainda não há animais para mostrar',
    emptyText: 'Os gráficos aparecem com o primeiro registo feito pelas suas entidades.',
    keys: {
      thisMonth: 'Registos este mês',
      open: 'Pedidos por decidir',
      rabies: 'Vacinas antirrábicas que caducam este mês',
    },
    count: { registrations: 'Registos', rabiesEnds: 'Animais' },
  },
  names: {
    label: 'Pesquisar pelo nome do animal ou do titular',
    placeholder: 'Nome do animal ou do titular',
    submit: 'Pesquisar',
  },
  links: {
    title: 'Atalhos',
    registerAnimal: 'Registar um animal',
    animals: 'Animais',
    owners: 'Titulares',
    registerOwner: 'Registar um titular',
    transfers: 'Transmissões de titularidade',
    lost: 'Desaparecidos e encontrados',
    entities: 'Entidades',
    users: 'Utilizadores',
  },
  counts: {
    toDecide: '%{name} por decidir',
    register: 'O registo tem %{n} animal. |||| O registo tem %{n} animais.',
    registerAbout: 'O registo tem cerca de %{n} animais.',
    title: 'Números do registo',
    about: 'cerca de %{n}',
  },
};
