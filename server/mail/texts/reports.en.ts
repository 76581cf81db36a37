import { type MailTexts, paths } from './content.ts';

/** Mails with reports, in English. */
export const aboutReports: Pick<MailTexts, 'reportReady' | 'reportAttached'> = {
  reportReady: ({ name, schedule, filters, moment, rows, jobId }) => ({
    subject: `Report: ${name}`,
    paragraphs: [
      `The report “${name}” of the schedule “${schedule}” is ready: ${rows} rows, with the data of ${moment}.`,
      filters === '' ? 'Filters: none.' : `Filters: ${filters}.`,
      'It holds only what your account can see. The file is available for 15 days.',
    ],
    action: { label: 'Open the report', path: paths.job(jobId) },
  }),
  reportAttached: ({ name, schedule, filters, moment, rows, sender, isAttached }) => ({
    subject: `Report: ${name}`,
    paragraphs: [
      isAttached
        ? `Attached is the report “${name}” of the schedule “${schedule}”: ${rows} rows, with the data of ${moment}.`
        : `The report “${name}” of the schedule “${schedule}” is too large to be attached: ${rows} rows, with the data of ${moment}. Ask the sender for it.`,
      filters === '' ? 'Filters: none.' : `Filters: ${filters}.`,
      `Sent by ${sender}. To stop getting it, contact that person.`,
    ],
  }),
};
