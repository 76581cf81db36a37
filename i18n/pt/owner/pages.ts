/** The page of an owner: locks, animals, files. */
export const ownerPages = {
  tabs: { label: 'Secções da ficha do titular', data: 'Dados', animals: 'Animais', files: 'Ficheiros' },
  panel: {
    verified: 'Dados verificados',
    locked: 'Bloqueado',
    lockedDead: 'Bloqueado por óbito',
    editLocked: 'Edição bloqueada',
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
  files: { noneText: 'Os documentos adicionados à ficha deste titular aparecem aqui.' },
} as const;
