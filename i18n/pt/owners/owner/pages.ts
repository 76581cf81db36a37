/** The page of an owner: locks, animals, account. */
export const ownerPages = {
  panel: {
    enterDataUpdate: 'Registar pedido de atualização de dados',
    verified: 'Dados verificados',
    locked: 'Bloqueado',
    lockedDead: 'Bloqueado por óbito',
    editLocked: 'Edição bloqueada',
    contactsConfirmed: 'Contactos confirmados %{ago}',
    contactsNever: 'Contactos nunca confirmados',
  },
  alert: {
    locked: 'Titular bloqueado',
    lockedUntil: 'Titular bloqueado até %{date}',
    lockedText:
      'Enquanto durar o bloqueio, os dados não podem ser alterados e o titular não pode receber animais.',
    dead: 'Titular bloqueado por óbito',
    deadText:
      'Os dados não podem ser alterados e o titular não pode receber animais. Os animais podem passar para outro titular com a certidão de óbito.',
    editLocked: 'Edição bloqueada',
    traces: 'Titular do tipo TRACES',
    observations: 'Observações: %{text}',
  },
  animals: {
    none: 'Não há animais deste titular acessíveis a esta conta',
    noneText: 'Os animais do titular acessíveis a esta conta aparecem aqui.',
  },
  alike: {
    title: 'Titulares semelhantes',
    text: 'Confirme se o titular já está registado, antes de o criar.',
    reasons: {
      NUMBER: 'Mesmo número',
      EMAIL: 'Mesmo e-mail',
      PHONE: 'Mesmo telefone',
      NAME_AND_PLACE: 'Mesmo nome e código postal',
    },
  },
  tickets: {
    none: 'Não há tickets sobre este titular acessíveis a esta conta',
    noneText: 'Os tickets da conta do titular, das suas revisões e transmissões aparecem aqui.',
  },
  readReason: {
    title: 'Porque consulta esta ficha?',
    text: 'O titular não é da sua entidade. O motivo fica no registo de auditoria, e o titular pode consultá-lo.',
    label: 'Motivo da consulta',
    animal: 'Consulta do animal %{transponder}',
    review: 'Revisão do titular n.º %{id}',
    REQUEST: 'Pedido do titular',
    PROCESS: 'Pedido ou processo em curso',
    CORRECTION: 'Correção dos dados',
    AUTHORITY: 'Pedido de uma autoridade',
    OTHER: 'Outro motivo',
    words: 'Qual o motivo?',
    missing: 'Selecione o motivo da consulta.',
    missingWords: 'Indique o motivo, com 3 caracteres ou mais.',
    forAll: 'Usar este motivo para os titulares que consultar até fechar este separador',
    open: 'Abrir a ficha',
  },
  backToAnimal: 'Voltar ao animal %{transponder}',
  review: {
    title: 'Titular por rever',
    text: 'A identificação deste titular foi alterada e aguarda revisão.',
    toOwner: 'Abrir a ficha do titular',
  },
  account: {
    title: 'Conta do titular',
    none: 'O titular ainda não tem conta. Depois de criada, segue por e-mail a ligação com que a ativa.',
    noEmail: 'Indique primeiro o e-mail do titular, em Dados.',
    email: 'A ligação segue para %{email}.',
    has: 'O titular tem uma conta e entra com o e-mail %{email}.',
    create: 'Criar conta',
  },
} as const;
