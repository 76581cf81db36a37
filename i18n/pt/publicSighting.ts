/** The page on which a visitor says where a lost animal was seen. */
export const publicSighting = {
  text: 'Quem procura o animal recebe o que escrever. A sua morada não é pedida nem mostrada.',
  fields: {
    districtId: 'Distrito ou ilha',
    countyId: 'Concelho',
    place: 'Local',
    seenDate: 'Dia',
    seenTime: 'Hora',
    details: 'O que viu',
    contact: 'O seu telefone ou e-mail',
    photo: 'Fotografia',
  },
  hints: {
    place: 'Por exemplo, a rua e um ponto de referência.',
    details: 'Para onde ia, se estava ferido, se tinha coleira.',
    contact: 'Só o recebe quem procura o animal, e só se autorizar.',
  },
  invalid: {
    seenDate: 'O dia e a hora têm de ser anteriores a este momento.',
    sharesContact: 'Autorize, ou apague o contacto.',
    photo: 'A fotografia não pode ser enviada. Escolha outra.',
  },
  shares: 'Autorizo que quem procura o animal receba o meu contacto',
  choosePhoto: 'Juntar uma fotografia',
  send: 'Enviar o avistamento',
  sentTitle: 'Obrigado',
  sent: 'O avistamento foi enviado a quem procura o animal.',
  back: 'Ver outros animais',
  gone: 'Este animal já não está divulgado como desaparecido.',
  failures: {
    TOO_MANY_REQUESTS: 'Foram enviados demasiados avistamentos. Tente mais tarde, ou telefone.',
    SIGHTINGS_CLOSED: 'Quem procura este animal já não recebe avistamentos.',
  },
} as const;
