import { showDate } from '../../../resources/numbers/dates.ts';
import { type MailTexts, paths } from './content.ts';

/** What an entity is mailed about its account, in English. */
export const aboutMoney: Pick<MailTexts, 'balanceFall' | 'monthlyStatement'> = {
  balanceFall: ({ entityName, balance, threshold, daysLeft }) => ({
    subject: 'Credits below your threshold',
    paragraphs: [
      `The account of ${entityName} has ${balance} credits, fewer than the threshold that the entity set (${threshold}).`,
      ...(daysLeft === null ? [] : [`At the pace of the last weeks they last for about ${daysLeft} days.`]),
      'Without credits, registrations are refused.',
    ],
    action: { label: 'Add credits', path: paths.charge },
  }),
  monthlyStatement: ({ entityName, from, to, isAttached }) => ({
    subject: `Statement of credits from ${showDate(from)} to ${showDate(to)}`,
    paragraphs: [
      isAttached
        ? `The statement of credits of ${entityName} from ${showDate(from)} to ${showDate(to)} is attached.`
        : `The statement of credits of ${entityName} from ${showDate(from)} to ${showDate(to)} has too many transactions to be attached. It is on its page.`,
      'You receive this message because the entity chose so on the page of its balance, where it can be changed.',
    ],
    action: { label: 'Open the statement', path: paths.statement(from, to) },
  }),
};
