/** Requests for the identification document of an animal. */
export const diacRequest = {
  name: 'Pedido de DIAC |||| Pedidos de DIAC',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal no registo',
    animalName: 'Animal',
    animalBreed: 'Raça',
    animalBirthdate: 'Data de nascimento',
    animalOwner: 'Titular no registo',
    ownerCountry: 'País do NIF no registo',
    country: 'País do NIF',
    ownerVatNumber: 'NIF do titular no registo',
    vatNumber: 'NIF indicado',
    ownerPassport: 'Passaporte no registo',
    passport: 'Passaporte ou documento indicado',
    ownerEmail: 'E-mail do titular no registo',
    requesterEmail: 'E-mail do requerente',
    grounds: 'Motivo do pedido',
  },
  requests: {
    page: {
      acceptTitle: 'Aceitar o pedido de DIAC?',
      acceptText: 'O DIAC do animal é emitido e enviado para o e-mail do requerente.',
      rejectText: 'O DIAC não é emitido. O motivo é enviado a quem fez o pedido.',
    },
  },
  reasons: {
    ANIMAL_UNKNOWN: 'O transponder indicado não permite identificar o animal.',
    NOT_THE_OWNER: 'Os dados indicados não permitem confirmar a titularidade do animal.',
    IDENTITY_MISSING: 'Falta a cópia do documento de identificação.',
    DOCUMENT_ILLEGIBLE: 'Um dos documentos está ilegível ou incompleto.',
    DUPLICATE: 'Já existe um pedido igual.',
  },
} as const;
