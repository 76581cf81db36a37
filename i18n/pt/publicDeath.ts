/** The page of the mailed link about the death of an animal that an account outside its scope registered. */
export const publicDeath = {
  text: 'Abrir não altera nada.',
  open: 'Ver o óbito registado',
  noLink: 'A ligação está incompleta. Abra-a a partir do e-mail que recebeu.',
  over: 'A ligação já foi usada, já não é válida, ou o óbito já foi anulado.',
  animal: 'Animal',
  transponder: 'Transponder',
  date: 'Data do óbito',
  by: 'Registado por',
  until: 'Opor-se até',
  ask: 'Se o animal está vivo, diga-o: o operador do registo decide antes de mais.',
  words: 'O que tem a dizer',
  missingWords: 'Escreva o que tem a dizer.',
  object: 'Opor-me ao óbito',
  done: 'Registámos a sua oposição. O operador do registo decide, e avisa-o por e-mail.',
} as const;
