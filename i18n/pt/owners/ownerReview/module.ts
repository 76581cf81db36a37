/** Reviews of owners. */
export const ownerReview = {
  name: 'Revisão de titular |||| Revisões de titulares',
  fields: {
    ownerId: 'Titular',
    cause: 'Motivo da revisão',
    ownerName: 'Nome',
    ownerVatNumber: 'NIF/NIPC',
    ownerIdCard: 'Cartão de cidadão',
    ownerPassport: 'Passaporte',
    previousName: 'Nome anterior',
    previousVatNumber: 'NIF/NIPC anterior',
    previousIdCard: 'Cartão de cidadão anterior',
    previousPassport: 'Passaporte anterior',
  },
  choices: {
    cause: { IDENTITY_CHANGED: 'Identificação alterada', REGISTRATION: 'Registo do titular' },
  },
  requests: {
    page: {
      acceptTitle: 'Aceitar os dados do titular?',
      acceptText: 'Os dados ficam como estão e passam a contar como verificados.',
      moreText: 'O que falta fica registado num ticket desta revisão. A revisão continua aberta.',
      rejectText:
        'Os dados ficam como estão, sem contar como verificados. O motivo é enviado a quem os alterou.',
      cancelText: 'A alteração é anulada: o titular volta a ter a identificação anterior.',
    },
  },
  reasons: {
    DOCUMENT_MISSING: 'Falta a cópia do documento de identificação.',
    NUMBER_NOT_CONFIRMED: 'O número de identificação não corresponde ao documento.',
    NAME_MISMATCH: 'O nome não corresponde ao documento.',
    OTHER_PERSON: 'Os dados são de outra pessoa.',
  },
} as const;
