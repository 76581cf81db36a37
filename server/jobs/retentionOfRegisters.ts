import sql from 'sql-template-tag';
import { daysAgo, deleteBatch } from './cleanupStatements.ts';
import { always, type Rule } from './retentionRule.ts';

/** The retention rules of hand-overs between registers, and of animals from abroad. */
export const REGISTER_RETENTION: Readonly<Record<string, Rule>> = {
  register_handover: always('which register an animal came from, or is in since'),
  register_handover_link: {
    kept: '30 days after its end',
    why: 'a link that was used or is over is told apart from none; an address and a hash are kept',
    statements: [() => deleteBatch('register_handover_link', sql`end_timestamp < ${daysAgo(30)}`)],
  },
  visiting_animal: {
    kept: 'a year after the stay',
    why: 'which animals from abroad were here; nothing of persons',
    statements: [() => deleteBatch('visiting_animal', sql`date_to < current_date - 365`)],
  },
  visitor_contact: {
    kept: 'to the last day of the stay',
    why: 'the holder of an animal from abroad is reached during its stay only',
    statements: [
      () =>
        deleteBatch(
          'visitor_contact',
          sql`visiting_animal_id in (select id from visiting_animal where date_to < current_date)`,
        ),
    ],
  },
};
