/** Deaths that people report. */
export const deathRequest = {
  name: 'Comunicação de óbito |||| Comunicações de óbito',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal no registo',
    animalName: 'Animal',
    animalBreed: 'Raça',
    animalBirthdate: 'Data de nascimento',
    animalOwner: 'Titular no registo',
    deathDate: 'Data do óbito',
    relation: 'Quem comunica',
    ownerCountry: 'País do NIF no registo',
    country: 'País do NIF',
    ownerVatNumber: 'NIF do titular no registo',
    vatNumber: 'NIF indicado',
    ownerPassport: 'Passaporte no registo',
    passport: 'Passaporte ou documento indicado',
    observations: 'Observações',
    requesterEmail: 'E-mail do requerente',
    contestState: 'Aviso ao titular',
    contestWords: 'O que o titular diz',
    contestEntityId: 'Óbito registado por',
    ownerNotice: 'Como o titular foi avisado',
  },
  choices: {
    contestState: {
      OPEN: 'O titular opõe-se',
      UNNOTIFIED: 'Titular por avisar',
      NOTIFIED: 'Titular avisado',
      STANDS: 'Mantido após oposição',
      UNDONE: 'Anulado após oposição',
    },
    relation: {
      OWNER: 'Titular',
      FAMILY: 'Familiar do titular',
      VETERINARIAN: 'Médico veterinário',
      OTHER: 'Outra pessoa',
    },
  },
  operations: {
    decide: {
      help: {
        ownerNotice:
          'Carta ou chamada: a quem, por que meio e quando. Obrigatório se não há e-mail para onde escrever.',
      },
    },
  },
  requests: {
    marks: {
      OPEN: 'O titular opõe-se ao óbito',
      UNNOTIFIED: 'Óbito sem aviso ao titular, que não tem e-mail',
      NOTIFIED: 'Titular avisado',
      STANDS: 'Mantido após oposição',
      UNDONE: 'Anulado após oposição',
    },
    page: {
      acceptTitle: 'Aceitar a comunicação de óbito?',
      acceptText: 'O óbito do animal é registado e a ficha fica bloqueada.',
      rejectText: 'O animal continua vivo no registo. O motivo é enviado a quem fez a comunicação.',
      noticeAcceptTitle: 'Avisou o titular do óbito?',
      noticeAcceptText: 'O animal continua registado como morto. Indique como o titular foi avisado.',
      noticeAccept: 'Registar o aviso',
      contestAcceptTitle: 'Manter o óbito?',
      contestAcceptText: 'O animal continua registado como morto. O titular é avisado.',
      contestAccept: 'Manter o óbito',
      contestRejectTitle: 'Anular o óbito?',
      contestRejectText:
        'O animal volta a estar vivo no registo, e a ficha deixa de estar bloqueada. O titular é avisado.',
      contestReject: 'Anular o óbito',
    },
  },
  reasons: {
    ANIMAL_UNKNOWN: 'O transponder indicado não permite identificar o animal.',
    NOT_THE_OWNER: 'Os dados indicados não permitem confirmar a relação com o animal.',
    DATE_UNCLEAR: 'A data do óbito não é clara.',
    DOCUMENT_ILLEGIBLE: 'Um dos documentos está ilegível ou incompleto.',
    ANIMAL_ALIVE: 'O animal está vivo.',
    DUPLICATE: 'Já existe um pedido igual.',
  },
} as const;
