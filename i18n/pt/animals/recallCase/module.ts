export const recallCase = {
  name: 'Verificação de recolha |||| Verificações de recolhas',
  fields: {
    recallId: 'Recolha',
    animalId: 'Animal',
    transponder: 'Transponder recolhido',
    notice: 'E-mail ao titular',
    status: 'Estado',
    outcome: 'Resultado',
    note: 'Notas',
    doneUserId: 'Verificado por',
    doneTimestamp: 'Data da verificação',
    creationTimestamp: 'Data',
  },
  choices: {
    notice: {
      WAITING: 'Por enviar',
      SENT: 'Enviado',
      FAILED: 'Não foi entregue',
      NO_ADDRESS: 'Sem e-mail',
    },
    status: { OPEN: 'Por verificar', DONE: 'Verificado' },
    outcome: {
      READS: 'O transponder responde',
      REPLACED: 'Tem outro transponder',
      NOT_SEEN: 'Não é possível ver o animal',
    },
  },
  sections: { animal: 'Animal', done: 'Verificação' },
  operations: {
    closeRecallCase: {
      label: 'Registar a verificação',
      title: 'O que se verificou em %{name}?',
      text: 'O animal sai da lista dos que estão por verificar. Um novo transponder é adicionado na ficha do animal.',
      fields: { outcome: 'Resultado', note: 'Notas' },
      confirm: 'Registar a verificação',
      done: 'Verificação registada: %{name}',
    },
    reopenRecallCase: {
      label: 'Voltar a pôr por verificar',
      text: 'O resultado e as notas são retirados; ficam no histórico.',
      done: 'De novo por verificar: %{name}',
    },
  },
} as const;
