/** The page of an owner: locks, animals, files. */
export const ownerPages = {
  tabs: { label: 'Secções da ficha do titular', data: 'Dados', animals: 'Animais', files: 'Ficheiros' },
  panel: {
    operations: 'Operações',
    verified: 'Dados verificados',
    locked: 'Bloqueado',
    lockedDead: 'Bloqueado por óbito',
    editLocked: 'Edição bloqueada',
    lock: 'Bloquear o titular',
    unlock: 'Desbloquear o titular',
    editLock: 'Bloquear a edição',
    editUnlock: 'Desbloquear a edição',
    dead: 'Bloquear por óbito',
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
  noteHelp: 'Fica visível para quem abrir a ficha do titular.',
  lock: {
    title: 'Bloquear %{name}?',
    text: 'Enquanto durar o bloqueio, os dados não podem ser alterados e o titular não pode receber animais.',
    endHelp: 'Se ficar vazia, o bloqueio dura até ser levantado.',
    confirm: 'Bloquear',
    done: 'O titular foi bloqueado.',
  },
  unlock: {
    title: 'Desbloquear %{name}?',
    text: 'Os dados voltam a poder ser alterados e o titular pode receber animais.',
    confirm: 'Desbloquear',
    done: 'O titular foi desbloqueado.',
  },
  editLock: {
    title: 'Bloquear a edição de %{name}?',
    text: 'Os dados deixam de poder ser alterados. O titular continua a poder receber animais.',
    confirm: 'Bloquear a edição',
    done: 'A edição foi bloqueada.',
  },
  editUnlock: {
    title: 'Desbloquear a edição de %{name}?',
    text: 'Os dados voltam a poder ser alterados.',
    confirm: 'Desbloquear a edição',
    done: 'A edição foi desbloqueada.',
  },
  dead: {
    title: 'Bloquear %{name} por óbito?',
    text: 'A certidão de óbito fica guardada nos ficheiros do titular. Só quem tem permissão pode levantar este bloqueio.',
    certificate: 'Certidão de óbito',
    confirm: 'Bloquear por óbito',
    done: 'O titular foi bloqueado por óbito.',
  },
  animals: {
    none: 'Não há animais deste titular acessíveis a esta conta',
    noneText: 'Os animais do titular acessíveis a esta conta aparecem aqui.',
  },
  files: { noneText: 'Os documentos adicionados à ficha deste titular aparecem aqui.' },
} as const;
