import { type MailTexts, paths } from './content.ts';

const animal = (about: { animalName: string; transponder: string }): string =>
  `«${about.animalName}» (transponder ${about.transponder})`;
const notYou = 'Se não foi a pessoa a fazer este pedido, ignore esta mensagem: nada será alterado.';

/** Portuguese, the source. */
export const pt: MailTexts = {
  language: 'pt-PT',
  greeting: 'Olá,',
  footer: 'Coleira — registo nacional de animais de companhia. Esta mensagem é automática; não responda.',
  orOpen: 'Ou abra este endereço:',
  secondFactor: ({ code, token, minutes }) => ({
    subject: 'Código para iniciar sessão',
    paragraphs: [
      `Para concluir o início de sessão, introduza este código. É válido durante ${minutes} minutos.`,
    ],
    code,
    action: { label: 'Concluir o início de sessão', path: paths.secondFactor(token, code) },
    after: [
      'Nunca indique este código a ninguém. Se não está a tentar iniciar sessão, altere a sua palavra-passe.',
    ],
  }),
  passwordReset: ({ userId, token, hours }) => ({
    subject: 'Definir uma nova palavra-passe',
    paragraphs: [
      `Foi pedida uma nova palavra-passe para a sua conta. A ligação é válida durante ${hours} horas e serve uma só vez.`,
    ],
    action: { label: 'Definir nova palavra-passe', path: paths.reset(userId, token) },
    after: [notYou],
  }),
  activation: ({ userId, token, hours }) => ({
    subject: 'Ativar a conta',
    paragraphs: [
      'Foi criada uma conta com este endereço no registo de animais de companhia.',
      `Para a ativar, defina a palavra-passe. A ligação é válida durante ${hours} horas e serve uma só vez.`,
    ],
    action: { label: 'Ativar a conta', path: paths.activate(userId, token) },
    after: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'A palavra-passe foi alterada',
    paragraphs: [
      `A palavra-passe da sua conta foi alterada em ${at}. As sessões abertas foram terminadas.`,
      'Se não foi a pessoa a alterá-la, defina de imediato uma nova palavra-passe e contacte o suporte.',
    ],
    action: { label: 'Recuperar o acesso', path: paths.recovery },
  }),
  emailChanged: ({ at }) => ({
    subject: 'O endereço de e-mail da conta foi alterado',
    paragraphs: [
      `O endereço de e-mail da sua conta foi alterado em ${at}; este deixou de servir para iniciar sessão.`,
      'Se não foi a pessoa a alterá-lo, contacte de imediato o suporte.',
    ],
  }),
  emailChange: ({ token, hours }) => ({
    subject: 'Confirmar o novo endereço de e-mail',
    paragraphs: [
      'Foi pedido que a sua conta no registo de animais de companhia passe a usar este endereço.',
      `Para o confirmar, abra a ligação com a sessão iniciada. É válida durante ${hours} horas; até lá serve o endereço anterior.`,
    ],
    action: { label: 'Confirmar o endereço', path: paths.emailChange(token) },
    after: [notYou],
  }),
  emailChangeRequested: ({ at }) => ({
    subject: 'Foi pedido outro endereço de e-mail para a conta',
    paragraphs: [
      `Em ${at} foi pedido que a sua conta passe a usar outro endereço de e-mail. Este continua a servir até o novo ser confirmado.`,
      'Se não foi a pessoa a pedi-lo, alguém conhece a sua palavra-passe: altere-a de imediato e contacte o suporte.',
    ],
    action: { label: 'Recuperar o acesso', path: paths.recovery },
  }),
  emailTaken: () => ({
    subject: 'Este endereço já tem uma conta',
    paragraphs: [
      'Foi pedido que outra conta passe a usar este endereço de e-mail, que já serve para iniciar sessão na sua.',
      'Nada foi alterado, e não é necessário fazer nada.',
    ],
  }),
  transferRequested: (about) => ({
    subject: `Pedido de mudança de titular: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `Foi pedido que ${animal(about)} passe a estar registado em seu nome.`
        : `Foi pedido que ${animal(about)}, registado em seu nome, passe para outro titular.`,
      'O pedido aguarda validação. Receberá a decisão neste endereço.',
    ],
    after: ['Se não tem conhecimento deste pedido, contacte o suporte antes de ser decidido.'],
  }),
  transferAccepted: (about) => ({
    subject: `Mudança de titular aceite: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `A mudança foi aceite: ${animal(about)} está agora registado em seu nome.`
        : `A mudança foi aceite: ${animal(about)} deixou de estar registado em seu nome.`,
    ],
  }),
  transferRejected: (about) => ({
    subject: `Mudança de titular recusada: ${about.animalName}`,
    paragraphs: [
      `O pedido de mudança de titular de ${animal(about)} foi recusado.`,
      ...(about.reason ? [`Motivo: ${about.reason}`] : []),
      about.side === 'newOwner'
        ? 'O titular mantém-se o anterior.'
        : 'O animal continua registado em seu nome.',
    ],
  }),
};
