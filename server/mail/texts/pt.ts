import { type MailTexts, paths } from './content.ts';

const animal = (about: { animalName: string; transponder: string }): string =>
  `o animal «${about.animalName}» (transponder ${about.transponder})`;
const notYou = 'Se não esperava esta mensagem, ignore-a: nada será alterado.';

/** Portuguese, the source. */
export const pt: MailTexts = {
  language: 'pt-PT',
  greeting: 'Exmo.(a) Senhor(a),',
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
      `Foi pedida uma nova palavra-passe para a sua conta. A ligação é válida durante ${hours} horas e só pode ser usada uma vez.`,
    ],
    action: { label: 'Definir nova palavra-passe', path: paths.reset(userId, token) },
    after: [notYou],
  }),
  activation: ({ userId, token, hours }) => ({
    subject: 'Ativar a conta',
    paragraphs: [
      'Foi criada uma conta com este endereço no registo de animais de companhia.',
      `Para a ativar, defina a palavra-passe. A ligação é válida durante ${hours} horas e só pode ser usada uma vez.`,
    ],
    action: { label: 'Ativar a conta', path: paths.activate(userId, token) },
    after: [notYou],
  }),
  passwordChanged: ({ at }) => ({
    subject: 'A palavra-passe foi alterada',
    paragraphs: [
      `A palavra-passe da sua conta foi alterada em ${at}. As sessões abertas foram terminadas.`,
      'Se não fez esta alteração, defina de imediato uma nova palavra-passe e contacte o suporte.',
    ],
    action: { label: 'Recuperar o acesso', path: paths.recovery },
  }),
  emailChanged: ({ at }) => ({
    subject: 'O endereço de e-mail da conta foi alterado',
    paragraphs: [
      `O endereço de e-mail da sua conta foi alterado em ${at}; este deixou de servir para iniciar sessão.`,
      'Se não fez esta alteração, contacte de imediato o suporte.',
    ],
  }),
  emailChange: ({ token, hours }) => ({
    subject: 'Confirmar o novo endereço de e-mail',
    paragraphs: [
      'Foi pedido que a sua conta no registo de animais de companhia passe a usar este endereço.',
      `Para o confirmar, abra a ligação com a sessão iniciada. É válida durante ${hours} horas; até lá, mantém-se o endereço anterior.`,
    ],
    action: { label: 'Confirmar o endereço', path: paths.emailChange(token) },
    after: [notYou],
  }),
  emailChangeRequested: ({ at }) => ({
    subject: 'Foi pedido outro endereço de e-mail para a conta',
    paragraphs: [
      `Em ${at} foi pedido que a sua conta passe a usar outro endereço de e-mail. Este mantém-se até o novo ser confirmado.`,
      'Se não fez este pedido, alguém pode conhecer a sua palavra-passe: altere-a de imediato e contacte o suporte.',
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
  auditSeal: ({ seal }) => ({
    subject: 'O selo mais recente da auditoria',
    paragraphs: [
      'Guarde esta mensagem: com ela demonstra-se mais tarde que nenhuma linha anterior da auditoria foi alterada ou eliminada.',
      seal,
      'Para verificar, execute npm run verify:audit com o valor de "hash" em --seal.',
    ],
  }),
  transferRequested: (about) => ({
    subject: `Pedido de transmissão de titularidade: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `Foi pedido que ${animal(about)} passe a estar registado em seu nome.`
        : `Foi pedido que ${animal(about)}, registado em seu nome, passe para outro titular.`,
      'O pedido aguarda validação pelo operador do registo. Receberá a decisão neste endereço de e-mail.',
    ],
    after: ['Se não tem conhecimento deste pedido, contacte o suporte antes de ser decidido.'],
  }),
  transferAccepted: (about) => ({
    subject: `Transmissão de titularidade aceite: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `A transmissão foi aceite: ${animal(about)} está agora registado em seu nome.`
        : `A transmissão foi aceite: ${animal(about)} deixou de estar registado em seu nome.`,
    ],
  }),
  transferRejected: (about) => ({
    subject: `Transmissão de titularidade rejeitada: ${about.animalName}`,
    paragraphs: [
      `O pedido de transmissão de titularidade relativo a ${animal(about)} foi rejeitado.`,
      ...(about.reason ? [`Motivo: ${about.reason}`] : []),
      about.side === 'newOwner'
        ? 'O animal continua registado em nome do titular anterior.'
        : 'O animal continua registado em seu nome.',
    ],
  }),
};
