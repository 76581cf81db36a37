/** Lost reports that wait for validation. */
export const pendingLostAnimal = {
  name: 'Desaparecimento por validar |||| Desaparecimentos por validar',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal',
    animalName: 'Nome na ficha',
    name: 'Nome',
    animalBreed: 'Raça na ficha',
    breed: 'Raça',
    animalGender: 'Sexo na ficha',
    gender: 'Sexo',
    animalColor: 'Cor na ficha',
    color: 'Cor da pelagem',
    eventDate: 'Data da ocorrência',
    eventLocal: 'Descrição do local',
    eventCounty: 'Concelho',
  },
  choices: {
    animalGender: { MALE: 'Macho', FEMALE: 'Fêmea', UNDEFINED: 'Indefinido' },
    gender: { MALE: 'Macho', FEMALE: 'Fêmea', UNDEFINED: 'Indefinido' },
  },
  requests: {
    bulk: {
      acceptText:
        'Os animais passam a desaparecidos e quem comunicou é notificado. Durante 10 segundos, a decisão pode ser anulada.',
      rejectText:
        'Os animais ficam como estão e quem comunicou é notificado do motivo. Durante 10 segundos, a decisão pode ser anulada.',
    },
    page: {
      report: 'Ver a comunicação, com fotografias e contactos',
      comparison: 'A ficha do animal e a comunicação',
      acceptTitle: 'Aceitar a comunicação?',
      acceptText: 'O animal passa a desaparecido e o processo fica visível em todo o país.',
      rejectTitle: 'Rejeitar a comunicação?',
      rejectText: 'O animal fica como está. O motivo é enviado a quem comunicou.',
      cancelText: 'A comunicação é encerrada e o animal fica como está.',
    },
  },
  reasons: {
    NOT_THE_OWNER: 'Não é claro que a comunicação venha do titular ou em seu nome.',
    IDENTITY_UNCLEAR: 'Falta a identificação de quem comunica.',
    DESCRIPTION_MISMATCH: 'A descrição não corresponde à ficha do animal.',
    ALREADY_BACK: 'O animal já voltou ao titular.',
    DUPLICATE: 'Já existe uma comunicação igual.',
  },
} as const;
