import { legalWarning } from '../../../resources/session/calls.ts';
import { configuredText } from '../../auth/texts.ts';
import { handleRead } from '../../http/handle.ts';

export const legalWarningHandler = handleRead(legalWarning, ({ db, caller }) =>
  configuredText(db, 'legalWarning', caller.actor.language),
);
