import { type MailTexts, paths } from './content.ts';

/** What an account is mailed after its sign-in was changed, in Portuguese. */
export const aboutSignIn: Pick<MailTexts, 'passwordChanged' | 'signInLinkMade'> = {
  passwordChanged: ({ at }) => ({
    subject: 'A palavra-passe foi alterada',
    paragraphs: [
      `A palavra-passe da sua conta foi alterada em ${at}. As sessões abertas foram terminadas.`,
      'Se não fez esta alteração, defina de imediato uma nova palavra-passe e contacte o suporte.',
    ],
    action: { label: 'Recuperar o acesso', path: paths.recovery },
  }),
  signInLinkMade: ({ at }) => ({
    subject: 'Foi criada uma ligação para iniciar sessão',
    paragraphs: [
      `No servidor do registo foi criada, em ${at}, uma ligação para iniciar sessão na sua conta. Se não a pediu, altere a palavra-passe.`,
    ],
    action: { label: 'Recuperar o acesso', path: paths.recovery },
  }),
};
