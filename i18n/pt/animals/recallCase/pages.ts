export const recallCasePages = {
  reached: 'O que a recolha alcançou',
  animals: 'Animais',
  unused: 'Transponders sem animal',
  owners: 'E-mails a titulares',
  veterinarians: 'E-mails a veterinários',
  entities: 'E-mails a entidades',
} as const;
