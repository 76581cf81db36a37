import { information } from '../../../../resources/common/information/calls.ts';
import { configuredText, languageOf } from '../../../texts/configuredText.ts';
import { findPollSeconds } from '../configuration/pollSeconds.ts';
import { awaitAll } from '../../../db/awaitAll.ts';
import { handleRead } from '../../../http/handle.ts';

const KEY = {
  GENERAL_ANNOUNCEMENT: 'announcement',
  DASHBOARD_HIGHLIGHTS: 'highlights',
  CHANGELOG: 'changelog',
} as const;

export const informationHandler = handleRead(
  information,
  async ({ db, query: { type }, request, caller }) => {
    const [{ content, hash }, pollSeconds] = await awaitAll([
      configuredText(db, KEY[type], languageOf(request, caller.actor)),
      type === 'GENERAL_ANNOUNCEMENT' ? findPollSeconds(db) : Promise.resolve(undefined),
    ]);
    return { content, type, hash, ...(pollSeconds && { pollSeconds }) };
  },
);
