import { checkAdvertByKey } from '../../../../resources/animals/advertCheck/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { answerCheck, prepareCheck, type CheckRequest } from './answerCheck.ts';

export const checkAdvertByKeyHandler = handleWrite<typeof checkAdvertByKey, CheckRequest>(
  checkAdvertByKey,
  ({ tx, prepared }) => answerCheck(tx, prepared),
  ({ body, services, caller }) => prepareCheck(services.db, body, caller.ip),
);
