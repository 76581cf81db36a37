import type { Contact } from '../../../resources/owners/owner/contacts.ts';
import { type MailTexts, paths } from './content.ts';

/** The contacts of an owner, by name. */
const CONTACT_NAMES: Readonly<Record<Contact, string>> = {
  email: 'o e-mail',
  phone: 'o telefone',
  phone2: 'o segundo telefone',
  phone3: 'o terceiro telefone',
  responsible: 'o responsável',
  address: 'a morada',
};
/** Mails about the contacts of owners, in Portuguese. */
export const aboutContacts: Pick<MailTexts, 'contactReminder' | 'contactChangeProposed'> = {
  contactReminder: ({ phoneEnd, locality, token }) => ({
    subject: 'Os seus contactos estão certos?',
    paragraphs: [
      'Uma vez por ano perguntamos aos titulares de animais se os contactos no registo estão certos: são eles que permitem devolver um animal encontrado.',
      `Do registo constam este e-mail, ${phoneEnd ? `um telefone terminado em ${phoneEnd}` : 'nenhum telefone'} e ${locality ? `uma morada em ${locality}` : 'nenhuma localidade'}.`,
    ],
    action: { label: 'Confirmar os contactos', path: paths.contacts(token) },
    after: ['Se algum mudou, a mesma página leva ao pedido de alteração.'],
    refusal: { label: 'Para deixar de receber lembretes, abra este endereço:', path: paths.reminders(token) },
  }),
  contactChangeProposed: ({ contact, entityName, mayConfirm, token }) => ({
    subject: 'Foi pedida a alteração de um contacto seu',
    paragraphs: [
      `Foi pedida a alteração de um contacto seu no registo de animais de companhia: ${CONTACT_NAMES[contact]}.${entityName ? ` Pedido por: ${entityName}.` : ''}`,
      'O contacto que consta do registo mantém-se até a alteração ser confirmada. Até lá, as mensagens seguem para ambos.',
      ...(token
        ? [
            mayConfirm
              ? 'Se foi você que a pediu, confirme. Se não, recuse: nada se altera.'
              : 'Se não foi você que a pediu, oponha-se: o operador do registo decide antes de mais. Se foi, não precisa de fazer nada.',
          ]
        : ['Se tem conta, entre e confirme ou recuse a alteração.']),
    ],
    ...(token && {
      action: {
        label: mayConfirm ? 'Confirmar ou recusar' : 'Opor-se à alteração',
        path: paths.contactChange(token),
      },
      after: ['Abrir a página não altera nada.'],
    }),
  }),
};
