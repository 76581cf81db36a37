import sql from 'sql-template-tag';
import { animalCount, information, pageError } from '../../../resources/information/calls.ts';
import { configuredText } from '../../auth/texts.ts';
import { COUNT_CAP, totalOf } from '../../crud/total.ts';
import { getOne } from '../../db/db.ts';
import { handleRead, type Handler } from '../../http/handle.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const KEY = {
  GENERAL_ANNOUNCEMENT: 'announcement',
  DASHBOARD_HIGHLIGHTS: 'highlights',
  CHANGELOG: 'changelog',
} as const;

const informationHandler = handleRead(information, async ({ db, query, caller }) => {
  const { content } = await configuredText(db, KEY[query.type], caller.actor.language);
  return { content, type: query.type };
});

const animalCountHandler = handleRead(animalCount, async ({ db }) => {
  const { counted } = await getOne<{ counted: number }>(
    db,
    sql`select count(*)::int as counted from (select from animal limit ${COUNT_CAP}) a`,
  );
  const total = await totalOf(db, sql`animal t`, sql`true`, counted);
  return { count: total.totalItems, isEstimate: total.totalIsEstimate === true };
});

const pageErrorHandler = handleRead(pageError, async ({ body, services, caller }) => {
  const { log, logSessionId, location, stack } = body;
  services.log.warn(
    {
      userId: caller.actor?.id ?? null,
      page: {
        log: withoutSecrets(log),
        logSessionId: withoutSecrets(logSessionId ?? ''),
        location: withoutSecrets(location ?? ''),
        stack: withoutSecrets(stack ?? ''),
      },
    },
    'an error of the page',
  );
  return {};
});

export const informationHandlers: readonly Handler[] = [
  informationHandler,
  animalCountHandler,
  pageErrorHandler,
];
