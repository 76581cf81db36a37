import { isCode, plainCode } from '../../../../resources/numbers/printedCode.ts';
import { getPublicLostAnimal } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { findPublishedByCode, publicReportOf } from './publishedReport.ts';

export const getPublicLostAnimalHandler = handleRead(
  getPublicLostAnimal,
  async ({ db, params, query, noteRead }) => {
    const code = plainCode(params.code);
    const found = isCode(code) ? await findPublishedByCode(db, code) : undefined;
    if (!found) throw notFound();
    noteRead({ objectId: found.id, details: { transponder: found.transponder } });
    if (!found.isClosed)
      return { state: 'OPEN' as const, report: await publicReportOf(db, found, query.language ?? 'pt') };
    const isReturned = found.deliveryStatus === 'DELIVERED_TO_OWNER';
    return { state: isReturned ? ('RETURNED' as const) : ('CLOSED' as const), report: null };
  },
);
