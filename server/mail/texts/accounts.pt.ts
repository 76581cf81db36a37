import type { MailTexts } from './content.ts';

/** Mails about the state of an account, in Portuguese. */
export const aboutAccounts: Pick<MailTexts, 'accountDeactivated' | 'accountMoved' | 'accountReactivated'> = {
  accountDeactivated: ({ at }) => ({
    subject: 'A sua conta foi desativada',
    paragraphs: [
      `A sua conta no registo de animais de companhia foi desativada em ${at}: já não é possível iniciar sessão com ela, e as sessões abertas terminaram.`,
      'Se ainda precisa da conta, fale com quem gere os utilizadores na sua entidade ou contacte o suporte.',
    ],
  }),
  accountMoved: ({ at, entityName }) => ({
    subject: 'A sua conta passou para outra entidade',
    paragraphs: [
      `Desde ${at}, a sua conta no registo de animais de companhia é da entidade ${entityName}. As sessões abertas terminaram: inicie sessão de novo.`,
      'Se não contava com isto, fale com quem gere os utilizadores na entidade ou contacte o suporte.',
    ],
  }),
  accountReactivated: ({ at }) => ({
    subject: 'A sua conta foi reativada',
    paragraphs: [
      `A sua conta no registo de animais de companhia foi reativada em ${at}. Pode voltar a iniciar sessão com a palavra-passe que tinha.`,
    ],
  }),
};
