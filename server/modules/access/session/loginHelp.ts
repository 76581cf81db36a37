import { loginHelp } from '../../../../resources/access/session/calls.ts';
import { configuredText } from '../../../texts/configuredText.ts';
import { handleRead } from '../../../http/handle.ts';

export const loginHelpHandler = handleRead(loginHelp, async ({ db, request }) => {
  const { content } = await configuredText(db, 'loginHelp', request.headers['accept-language']);
  return { content };
});
