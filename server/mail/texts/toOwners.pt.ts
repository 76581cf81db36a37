import type { MailTexts } from './content.ts';

/** To the owner on record: what others have done in the owner's name, or read. */
export const toOwners: Pick<MailTexts, 'ownerDataChanged' | 'ownerPhoneRead' | 'animalReportedDead'> = {
  ownerDataChanged: () => ({
    subject: 'Os seus dados no registo foram alterados',
    paragraphs: [
      'Os seus dados no registo de animais de companhia foram alterados, porque foi aceite um pedido em seu nome.',
    ],
    after: ['Se não fez este pedido, contacte de imediato o operador do registo.'],
  }),
  ownerPhoneRead: ({ animalName, transponder, reader }) => ({
    subject: `${animalName}: o seu telefone foi consultado`,
    paragraphs: [
      `${reader} consultou o seu telefone no registo de ${animalName} (transponder ${transponder}), para poder falar consigo.`,
      'O motivo que indicou está na sua conta, em «Quem consultou os meus dados».',
    ],
    after: ['Se não reconhece este contacto, avise o operador do registo.'],
  }),
  animalReportedDead: ({ animalName, transponder }) => ({
    subject: `${animalName}: óbito registado`,
    paragraphs: [
      `O óbito de ${animalName} (transponder ${transponder}) foi registado, porque foi aceite uma comunicação feita ao registo.`,
    ],
    after: ['Se o animal está vivo, contacte o operador do registo: o registo do óbito pode ser anulado.'],
  }),
};
