/** The page on which an advert is checked. */
export const publicAdvert = {
  text: 'Indique o transponder e o código que constam do anúncio. Não é mostrado nenhum dado do titular.',
  code: 'Código de anúncio',
  check: 'Confirmar',
  yes: 'Sim. O animal está vivo e é o titular quem o oferece.',
  no: 'Não. O anúncio não se confirma.',
  confirmed:
    'Confirmado: o animal está registado, está vivo, não está comunicado como desaparecido e é oferecido pelo titular.',
  notConfirmed:
    'Não foi possível confirmar este anúncio. Verifique o transponder e o código; se estiverem certos, peça um código novo a quem anuncia.',
  wrongCode: 'O código tem 8 letras e algarismos.',
  tooMany: 'Foram feitas demasiadas consultas. Tente dentro de alguns minutos.',
} as const;
