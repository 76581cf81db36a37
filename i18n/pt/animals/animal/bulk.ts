/** Operations on many animals. */
const chosen = {
  transponders: 'Transponders',
  ofEntityId: 'Entidade que registou',
  ofBreedId: 'Raça atual',
} as const;
const chosenHelp = {
  transponders: 'Um por linha. Vazio: todos os que cumprem os outros critérios.',
} as const;

export const lockAnimalsBulk = {
  label: 'Bloquear ou desbloquear animais',
  text: 'Bloqueia ou desbloqueia as fichas dos animais escolhidos. Ninguém é avisado por e-mail.',
  fields: { act: 'O que fazer', ...chosen },
  help: chosenHelp,
  choices: { act: { LOCK: 'Bloquear', UNLOCK: 'Desbloquear' } },
} as const;

export const correctAnimalsBulk = {
  label: 'Corrigir a raça ou a cor de animais',
  text: 'Dá a todos os animais escolhidos a mesma raça ou a mesma cor. Os certificados já emitidos ficam desatualizados.',
  fields: { ...chosen, breedId: 'Nova raça', color: 'Nova cor' },
  help: chosenHelp,
} as const;

export const moveAnimalsBulk = {
  label: 'Passar os animais de uma entidade para outra',
  text: 'Quando uma clínica fecha: os animais que registou passam para outra entidade, que os encontra e abre em vez dela.',
  fields: { fromEntityId: 'Da entidade', toEntityId: 'Para a entidade' },
} as const;

export const mergeBreedsBulk = {
  label: 'Unir raças',
  text: 'Os animais de uma raça passam para outra. A raça de origem fica sem animais e pode depois ser eliminada na lista de raças.',
  fields: { fromBreedId: 'Raça de origem', toBreedId: 'Raça de destino' },
} as const;

export const recallTranspondersBulk = {
  label: 'Recolher um lote de transponders',
  text: 'Os transponders do lote ficam inutilizáveis e o registo de animais com eles é recusado. Titulares, veterinários e entidades dos animais que já os têm são avisados por e-mail.',
  fields: { lot: 'Lote', manufacturer: 'Fabricante', reason: 'Motivo' },
  help: { reason: 'Fica na ficha de cada transponder. Não vai nos e-mails.' },
} as const;
