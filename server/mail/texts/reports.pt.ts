import { type MailTexts, paths } from './content.ts';

/** Mails with reports, in Portuguese. */
export const aboutReports: Pick<MailTexts, 'reportReady' | 'reportAttached'> = {
  reportReady: ({ name, schedule, filters, moment, rows, jobId }) => ({
    subject: `Relatório: ${name}`,
    paragraphs: [
      `O relatório «${name}» do agendamento «${schedule}» está pronto: ${rows} linhas, com os dados de ${moment}.`,
      filters === '' ? 'Filtros: nenhum.' : `Filtros: ${filters}.`,
      'Contém só o que a sua conta pode ver. O ficheiro fica disponível durante 15 dias.',
    ],
    action: { label: 'Abrir o relatório', path: paths.job(jobId) },
  }),
  reportAttached: ({ name, schedule, filters, moment, rows, sender, isAttached }) => ({
    subject: `Relatório: ${name}`,
    paragraphs: [
      isAttached
        ? `Segue em anexo o relatório «${name}» do agendamento «${schedule}»: ${rows} linhas, com os dados de ${moment}.`
        : `O relatório «${name}» do agendamento «${schedule}» é demasiado grande para um anexo: ${rows} linhas, com os dados de ${moment}. Peça-o a quem o envia.`,
      filters === '' ? 'Filtros: nenhum.' : `Filtros: ${filters}.`,
      `Enviado por ${sender}. Para deixar de o receber, contacte essa pessoa.`,
    ],
  }),
};
