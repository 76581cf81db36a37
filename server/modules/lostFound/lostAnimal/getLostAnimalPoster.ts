import { getLostAnimalPoster } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { poster } from '../../../../resources/lostFound/lostAnimal/operations.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { drawPoster } from '../../../posters/drawPoster.ts';
import { POSTER_TEXTS } from '../../../posters/posterTexts.ts';
import { refuseByState } from '../../../write/states.ts';
import { findPoster, publicReportOf } from './publishedReport.ts';
import { findReport, reportIdOf } from './readReport.ts';
import { postedReports } from './scope.ts';
import { toBase64 } from '../../../files/base64.ts';

export const getLostAnimalPosterHandler = handleRead(
  getLostAnimalPoster,
  async ({ db, params, query, caller, services, noteRead, fail }) => {
    const key = await reportIdOf(db, params.id);
    const report = await findReport(db, key, caller, { among: postedReports });
    refuseByState(poster, report, caller);
    const { id, transponder, name, status } = report;
    const found = (await findPoster(db, id)) ?? fail('LOST_ALREADY_CLOSED');
    noteRead({ objectId: id, details: { transponder } });
    const language = query.language ?? languageIn(caller.actor.language);
    const texts = POSTER_TEXTS[language];
    const shown = await publicReportOf(db, found, language);
    const address = `${services.settings.publicUrl}/public/lost/${found.code}`;
    const drawn = await drawPoster({ report: shown, texts, language, address });
    if (drawn.errors || !drawn.pdf || drawn.svg === undefined) {
      services.log.error({ report: id, errors: drawn.errors }, 'a poster failed');
      return fail('POSTER_FAILED');
    }
    return {
      reportId: id,
      status,
      transponder,
      name,
      address,
      filename: `${texts.filename}-${id}.pdf`,
      type: 'application/pdf',
      contents: toBase64(drawn.pdf),
      preview: toBase64(Buffer.from(drawn.svg)),
    };
  },
);
