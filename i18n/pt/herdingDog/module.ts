/** Dogs that guard livestock. */
export const herdingDog = {
  name: 'Cão de proteção de gado |||| Cães de proteção de gado',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal no registo',
    animalName: 'Animal',
    status: 'Validação',
    validUntil: 'Válida até',
    holdingMark: 'Marca de exploração',
    species: 'Espécie do gado',
    animalCount: 'Número de animais',
    municipality: 'Concelho da exploração',
    ownerCountry: 'País do NIF no registo',
    country: 'País do NIF',
    ownerVatNumber: 'NIF do titular no registo',
    vatNumber: 'NIF indicado',
    ownerPassport: 'Passaporte no registo',
    passport: 'Passaporte ou documento indicado',
    requesterEmail: 'E-mail do requerente',
  },
  choices: {
    species: { SHEEP: 'Ovinos', GOAT: 'Caprinos', CATTLE: 'Bovinos', OTHER: 'Outra espécie' },
    status: {
      PENDING: 'Pendente',
      VALIDATED: 'Validado',
      REJECTED: 'Rejeitado',
      EXPIRED: 'Caducado',
      CANCELED: 'Cancelado',
    },
  },
  requests: {
    page: {
      acceptTitle: 'Validar o cão de proteção de gado?',
      acceptText: 'A validação é válida por 3 anos.',
      rejectText: 'O cão não é validado. O motivo é enviado a quem fez o pedido.',
    },
  },
  reasons: {
    ANIMAL_UNKNOWN: 'O transponder indicado não permite identificar o animal.',
    NOT_THE_OWNER: 'Os dados indicados não permitem confirmar a titularidade do animal.',
    DECLARATION_MISSING: 'Falta a declaração da exploração.',
    HOLDING_MARK_UNKNOWN: 'A marca de exploração não pôde ser confirmada.',
    TOO_FEW_ANIMALS: 'A exploração não tem o número mínimo de animais.',
    DUPLICATE: 'Já existe um pedido igual.',
  },
} as const;
