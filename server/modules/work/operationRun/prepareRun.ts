import { prepareRun } from '../../../../resources/work/operationRun/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { beginRun } from './beginRun.ts';

export const prepareRunHandler = handleWrite(prepareRun, async (write) => ({
  id: await beginRun(write, write.body, write.fail),
}));
