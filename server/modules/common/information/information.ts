import { information } from '../../../../resources/common/information/calls.ts';
import { configuredText, languageOf } from '../../../texts/configuredText.ts';
import { handleRead } from '../../../http/handle.ts';

const KEY = {
  GENERAL_ANNOUNCEMENT: 'announcement',
  DASHBOARD_HIGHLIGHTS: 'highlights',
  CHANGELOG: 'changelog',
} as const;

export const informationHandler = handleRead(
  information,
  async ({ db, query: { type }, request, caller }) => {
    const { content, hash } = await configuredText(db, KEY[type], languageOf(request, caller.actor));
    return { content, type, hash };
  },
);
