import type { WaitReason } from '../../../resources/requests/animalTransfer/twoParty.ts';
import { showDate } from '../../../resources/numbers/dates.ts';
import { showMultibancoReference } from '../../../resources/numbers/multibanco.ts';
import { type MailTexts, paths } from './content.ts';
import { aboutAccounts } from './accounts.pt.ts';
import { aboutContacts } from './contacts.pt.ts';
import { aboutMoney } from './money.pt.ts';
import { aboutReports } from './reports.pt.ts';
import { aboutSignIn } from './signIn.pt.ts';
import { toOwners } from './toOwners.pt.ts';

/** Reasons why staff decide, as far as both parties may know them: that the other owner is locked is not said. */
const TRANSFER_WAITS: Readonly<Record<WaitReason, string>> = {
  DANGEROUS_ANIMAL: 'O animal é de uma raça perigosa ou potencialmente perigosa.',
  OWNER_LOCKED: 'O operador do registo tem de verificar os dados das partes.',
  FAULT_FLAGGED: 'A ficha do animal tem dados por corrigir.',
  ANIMAL_STATE: 'O estado do animal mudou desde o pedido.',
  NEW_OWNER_DATA: 'Os dados do novo titular não permitem registá-lo.',
  NO_CREDITS: 'A entidade que fez o pedido não tem créditos.',
  RECEIVER_UNKNOWN: 'O operador do registo tem de confirmar quem é o novo titular.',
};

const PUBLIC_EVENTS = {
  ACCEPTED: 'aceite',
  REJECTED: 'rejeitado',
  MORE_INFORMATION_NEEDED: 'aguarda documentos',
  CANCELED: 'cancelado',
} as const;
const REMINDERS = {
  RABIES: {
    subject: 'Vacinação antirrábica a terminar',
    text: 'A validade da vacinação antirrábica',
    next: 'Marque a vacinação com um médico veterinário antes dessa data.',
  },
  LICENSE: {
    subject: 'Licença a terminar',
    text: 'A licença',
    next: 'Renove-a na junta de freguesia da sua residência antes dessa data.',
  },
} as const;
/** The endings of a change of owner that was not carried out. */
const TRANSFER_ENDINGS = {
  EXPIRED: 'não foi confirmada por ambas as partes dentro do prazo.',
  WITHDRAWN: 'foi retirada por quem a pediu.',
  REFUSED_BY_GIVER: 'foi recusada pelo titular do animal.',
  REFUSED_BY_RECEIVER: 'foi recusada por quem receberia o animal.',
} as const;
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
  setupTest: ({ code, minutes }) => ({
    subject: 'Os e-mails do registo chegam',
    paragraphs: [
      `Este e-mail foi pedido na preparação do registo. Introduza lá este código, para confirmar que chegou. É válido durante ${minutes} minutos.`,
    ],
    code,
    action: { label: 'Abrir a preparação do registo', path: paths.setup },
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
  referenceToPay: ({ id, entityCode, number, cents, credits, lastDay }) => ({
    subject: `Referência Multibanco ${showMultibancoReference(number)}`,
    paragraphs: [
      `Para carregar ${credits} créditos, pague até ${showDate(lastDay)} num caixa automático ou no seu banco.`,
      `Entidade: ${entityCode}`,
      `Referência: ${showMultibancoReference(number)}`,
      `Valor: ${(cents / 100).toFixed(2).replace('.', ',')} €`,
    ],
    action: { label: 'Abrir a referência', path: paths.reference(id) },
  }),
  emailChanged: ({ at }) => ({
    subject: 'O endereço de e-mail da conta foi alterado',
    paragraphs: [
      `O endereço de e-mail da sua conta foi alterado em ${at}; este deixou de servir para iniciar sessão.`,
      'Se não fez esta alteração, contacte de imediato o suporte.',
    ],
  }),
  ...aboutAccounts,
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
  certificates: ({ names, transponders }) => ({
    subject: `Certificado: ${names}`,
    paragraphs: [
      `Segue em anexo: ${names}. Transponder: ${transponders}.`,
      'O documento está assinado. O código QR permite confirmar que é autêntico e que está atualizado.',
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
  transferConfirm: ({ token, lastDay, otherName, ...about }) => ({
    subject: `Confirme a transmissão de titularidade: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `Foi pedido que ${animal(about)}, registado em nome de ${otherName}, passe a estar registado em seu nome.`
        : `Foi pedido que ${animal(about)}, registado em seu nome, passe para ${otherName}.`,
      `O titular só muda quando ambas as partes confirmarem${lastDay ? `, até ${showDate(lastDay)}` : ''}. Depois disso, o operador do registo pode ainda ter de decidir. Para confirmar ou recusar, abra a página e indique o seu NIF.`,
    ],
    ...(token && { action: { label: 'Confirmar ou recusar', path: paths.transfer(token) } }),
    after: ['Abrir a página não altera nada. Se tiver conta, pode responder também na sua conta.'],
  }),
  transferWaits: ({ reasons, otherName, ...about }) => ({
    subject: `Transmissão de titularidade por decidir: ${about.animalName}`,
    paragraphs: [
      `Ambas as partes confirmaram a transmissão de ${animal(about)}, em que a outra parte é ${otherName}. A decisão cabe agora ao operador do registo, pelo seguinte motivo:`,
      ...reasons.map((reason) => TRANSFER_WAITS[reason]),
      about.side === 'newOwner'
        ? 'Até lá, o animal continua registado em nome do titular anterior.'
        : 'Até lá, o animal continua registado em seu nome.',
    ],
    after: ['Receberá a decisão neste endereço de e-mail.'],
  }),
  transferEnded: ({ ending, token, otherName, ...about }) => ({
    subject: `Transmissão de titularidade não efetuada: ${about.animalName}`,
    paragraphs: [
      `A transmissão de ${animal(about)}, em que a outra parte era ${otherName}, ${TRANSFER_ENDINGS[ending]}`,
      about.side === 'newOwner'
        ? 'O animal continua registado em nome do titular anterior.'
        : 'O animal continua registado em seu nome.',
    ],
    ...(token && { action: { label: 'Ler o motivo', path: paths.transfer(token) } }),
  }),
  transferEffective: ({ token, lastDay, otherName, isSigned, ...about }) => ({
    subject: `Transmissão de titularidade efetuada: ${about.animalName}`,
    paragraphs: [
      about.side === 'newOwner'
        ? `${isSigned ? 'O operador do registo aceitou o pedido' : 'Ambas as partes confirmaram'}: ${animal(about)} está agora registado em seu nome.`
        : `${isSigned ? 'O operador do registo aceitou o pedido' : 'Ambas as partes confirmaram'}: ${animal(about)} está agora registado em nome de ${otherName}.`,
      ...(lastDay
        ? [
            `Se não concorda, pode contestar a transmissão até ${showDate(lastDay)}. A contestação é decidida pelo operador do registo.`,
          ]
        : []),
    ],
    ...(token && { action: { label: 'Contestar a transmissão', path: paths.transfer(token) } }),
  }),
  transferContested: ({ token, otherName, ...about }) => ({
    subject: `Transmissão de titularidade contestada: ${about.animalName}`,
    paragraphs:
      about.side === 'newOwner'
        ? [
            `${otherName} contestou a transmissão de ${animal(about)}. O que escreveu está na página da ligação.`,
            'O animal continua registado em seu nome até o operador do registo decidir. Diga o que tiver por conveniente: a sua resposta é lida antes da decisão.',
          ]
        : [
            `Recebemos a sua contestação da transmissão de ${animal(about)}.`,
            'O operador do registo ouve a outra parte e decide. Até lá, o titular não muda.',
          ],
    ...(token && { action: { label: 'Responder', path: paths.transfer(token) } }),
  }),
  transferContestDecided: ({ stands, words, otherName, ...about }) => ({
    subject: `Contestação decidida: ${about.animalName}`,
    paragraphs: [
      stands
        ? `A transmissão de ${animal(about)} mantém-se.`
        : `A transmissão de ${animal(about)} foi anulada.`,
      (about.side === 'newOwner') === stands
        ? 'O animal está registado em seu nome.'
        : `O animal está registado em nome de ${otherName}.`,
      ...(words ? [`Fundamento: ${words}`] : []),
    ],
  }),
  reminder: ({ kind, dateEnd, token, ...about }) => ({
    subject: `${REMINDERS[kind].subject}: ${about.animalName}`,
    paragraphs: [
      `${REMINDERS[kind].text} d${animal(about)} termina em ${showDate(dateEnd)}.`,
      REMINDERS[kind].next,
    ],
    after: ['Se já a renovou, a nova data ainda não consta do registo.'],
    refusal: { label: 'Para deixar de receber lembretes, abra este endereço:', path: paths.reminders(token) },
  }),
  publicCode: ({ code, title, minutes }) => ({
    subject: 'O seu código',
    paragraphs: [`Indique este código na página «${title}». É válido por ${minutes} minutos.`],
    code,
    after: ['Se não está a preencher um formulário do registo, ignore esta mensagem: nada acontece.'],
  }),
  publicRequestReceived: ({ reference, title }) => ({
    subject: `Pedido recebido: ${reference}`,
    paragraphs: [
      `Recebemos o pedido «${title}». A referência é ${reference}.`,
      'Com a referência pode acompanhar o pedido, anexar documentos, se forem pedidos, ou cancelá-lo.',
    ],
    action: { label: 'Acompanhar o pedido', path: paths.publicRequest(reference) },
  }),
  publicRequestChanged: ({ reference, title, event, result, words }) => ({
    subject: `Pedido ${reference}: ${PUBLIC_EVENTS[event]}`,
    paragraphs: [
      `O pedido «${title}» com a referência ${reference} está agora: ${PUBLIC_EVENTS[event]}.`,
      ...(result ? [result] : []),
      ...(words ? [`Resposta: ${words}`] : []),
    ],
    action: { label: 'Acompanhar o pedido', path: paths.publicRequest(reference) },
  }),
  ...aboutSignIn,
  ...aboutMoney,
  ...aboutReports,
  ...aboutContacts,
  ...toOwners,
  ownRequestChanged: ({ module, id, title, event, words }) => ({
    subject: `${title}: ${PUBLIC_EVENTS[event]}`,
    paragraphs: [
      `O pedido «${title}» que fez na sua conta está agora: ${PUBLIC_EVENTS[event]}.`,
      ...(words ? [`Resposta: ${words}`] : []),
    ],
    action: { label: 'Abrir o pedido', path: paths.ownRequest(module, id) },
  }),
};
