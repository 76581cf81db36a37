import { showDate } from '../../../resources/numbers/dates.ts';
import { type MailTexts, paths } from './content.ts';

/** What an entity is mailed about its account, in Portuguese. */
export const aboutMoney: Pick<MailTexts, 'balanceFall' | 'monthlyStatement'> = {
  balanceFall: ({ entityName, balance, threshold, daysLeft }) => ({
    subject: 'Créditos abaixo do limiar',
    paragraphs: [
      `A conta de ${entityName} tem ${balance} créditos, menos do que o limiar que a entidade definiu (${threshold}).`,
      ...(daysLeft === null ? [] : [`Ao ritmo das últimas semanas chegam para cerca de ${daysLeft} dias.`]),
      'Sem créditos, os registos são recusados.',
    ],
    action: { label: 'Carregar créditos', path: paths.charge },
  }),
  monthlyStatement: ({ entityName, from, to, isAttached }) => ({
    subject: `Extrato de créditos de ${showDate(from)} a ${showDate(to)}`,
    paragraphs: [
      isAttached
        ? `Segue em anexo o extrato de créditos de ${entityName}, de ${showDate(from)} a ${showDate(to)}.`
        : `O extrato de créditos de ${entityName}, de ${showDate(from)} a ${showDate(to)}, tem demasiados movimentos para um anexo. Está na página do extrato.`,
      'Recebe esta mensagem porque a entidade o escolheu na página do saldo, onde pode ser alterado.',
    ],
    action: { label: 'Abrir o extrato', path: paths.statement(from, to) },
  }),
};
