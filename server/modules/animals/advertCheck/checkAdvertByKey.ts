import { checkAdvertByKey } from '../../../../resources/animals/advertCheck/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { requireApiKey } from '../../access/apiKey/requireApiKey.ts';
import { answerCheck, prepareCheck, type CheckRequest } from './answerCheck.ts';

export const checkAdvertByKeyHandler = handleWrite<typeof checkAdvertByKey, CheckRequest>(
  checkAdvertByKey,
  ({ tx, prepared }) => answerCheck(tx, prepared),
  async ({ body, services, request, caller }) => {
    await requireApiKey(services.db, request);
    return prepareCheck(services.db, body, caller.ip);
  },
);
