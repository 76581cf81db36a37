/** The page of the mailed link about the hand-over of an animal to another register. */
export const publicHandover = {
  text: 'Abrir não altera nada.',
  open: 'Ver a passagem',
  noLink: 'A ligação está incompleta. Abra-a a partir do e-mail que recebeu.',
  over: 'A ligação já foi usada, já não é válida, ou a passagem já foi decidida.',
  animal: 'Animal',
  transponder: 'Transponder',
  register: 'Outro registo',
  until: 'Responder até',
  askAgree: 'O animal passa para este registo quando ele o confirmar. Os seus dados não são transmitidos.',
  agree: 'Concordo com a passagem',
  agreed: 'Registámos o seu acordo. Recebe um e-mail quando o outro registo confirmar.',
  ask: 'Se não concordou com a passagem, diga-o: o operador do registo decide antes de mais.',
  words: 'O que tem a dizer',
  missingWords: 'Escreva o que tem a dizer.',
  object: 'Opor-me à passagem',
  objected: 'Registámos a sua oposição. O operador do registo decide, e avisa-o por e-mail.',
} as const;
