import { legalWarning } from '../../../../resources/access/session/calls.ts';
import { configuredText, languageOf } from '../../../texts/configuredText.ts';
import { handleRead } from '../../../http/handle.ts';

export const legalWarningHandler = handleRead(legalWarning, async ({ db, request, caller }) => {
  const { content, version } = await configuredText(
    db,
    (caller.actor.ownerId ?? null) === null ? 'legalWarning' : 'legalWarningOwners',
    languageOf(request, caller.actor),
  );
  return { content, version };
});
