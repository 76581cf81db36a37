/** The public page of a lost or found animal, which the QR code of its poster opens. */
export const publicLost = {
  title: 'Animal desaparecido ou encontrado',
  call: { LOST: 'Viu este animal?', FOUND: 'Conhece este animal?' },
  contact: 'Contacte %{name}.',
  contactAny: 'Contacte:',
  anyone: 'Contacte uma clínica veterinária, a câmara municipal ou a polícia.',
  photo: 'Fotografia do animal',
  drawing: 'Sem fotografia',
  withYou: 'Tem o animal consigo?',
  withYouText:
    'Leve-o a uma clínica veterinária ou ao centro de recolha oficial do município. Leem o transponder, que identifica o titular, e comunicam que o animal foi encontrado.',
  RETURNED: 'Este animal já voltou para o titular',
  RETURNEDText: 'O processo está encerrado. Obrigado por querer ajudar.',
  CLOSED: 'Este processo está encerrado',
  CLOSEDText: 'Já não são precisas informações sobre este animal. Obrigado por querer ajudar.',
  unknown: 'Este cartaz não é válido',
  unknownText: 'O código não existe ou deixou de ser público. Confirme o endereço impresso no cartaz.',
  limited: 'Demasiadas tentativas. Aguarde um minuto e tente de novo.',
  failed: 'Não foi possível abrir a página. Verifique a ligação à internet e tente de novo.',
  again: 'Tentar de novo',
  seen: 'Vi este animal',
  loading: 'A carregar…',
} as const;
