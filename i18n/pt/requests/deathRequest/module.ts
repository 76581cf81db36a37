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
  },
  choices: {
    relation: {
      OWNER: 'Titular',
      FAMILY: 'Familiar do titular',
      VETERINARIAN: 'Médico veterinário',
      OTHER: 'Outra pessoa',
    },
  },
  requests: {
    page: {
      acceptTitle: 'Aceitar a comunicação de óbito?',
      acceptText: 'O óbito do animal é registado e a ficha fica bloqueada.',
      rejectText: 'O animal continua vivo no registo. O motivo é enviado a quem fez a comunicação.',
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
