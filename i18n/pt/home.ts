/** The home page: the search by transponder, what is new, what is done most. */
export const home = {
  search: {
    label: 'Procurar um animal pelo transponder',
    title: 'Número do transponder',
    hint: 'Escreva, cole ou leia os 15 algarismos. Um leitor pode ser usado em qualquer ponto desta página.',
    count: '%{n} de %{of} algarismos',
    submit: 'Procurar',
    retry: 'Tentar de novo',
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
    COUNTRY_LETTERS: 'O país veio em letras. No registo, o número tem 15 algarismos.',
    TOO_LONG: 'O número lido tem %{digits} algarismos; um transponder tem 15. Repita a leitura.',
    NON_ISO:
      'O leitor respondeu com um código curto, próprio de transponders que não seguem a norma ISO 11784.',
    use: 'Usar %{transponder}',
  },
  unknown: {
    title: '%{transponder} não está registado',
    text: 'Confirme o número com uma nova leitura antes de continuar.',
    register: 'Registar o animal',
    preRegister: 'Fazer um pré-registo',
    found: 'Comunicar que foi encontrado',
  },
  names: {
    label: 'Procurar pelo nome do animal ou do titular',
    placeholder: 'Nome do animal ou do titular',
    submit: 'Procurar',
  },
  links: {
    title: 'Atalhos',
    registerAnimal: 'Registar um animal',
    animals: 'Animais',
    owners: 'Titulares',
    registerOwner: 'Registar um titular',
    transfers: 'Mudanças de titular',
    lost: 'Perdidos e encontrados',
    entities: 'Entidades',
    users: 'Utilizadores',
  },
  counts: {
    title: 'Números do registo',
    about: 'cerca de %{n}',
  },
};
