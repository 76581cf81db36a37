import { checkAdvert } from '../../../../resources/animals/advertCheck/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { answerCheck, prepareCheck, type CheckRequest } from './answerCheck.ts';

export const checkAdvertHandler = handleWrite<typeof checkAdvert, CheckRequest>(
  checkAdvert,
  ({ tx, prepared }) => answerCheck(tx, prepared),
  ({ body, services, caller }) => prepareCheck(services.db, body, caller.ip),
);
