import { pageVisit } from '../../../../resources/common/information/calls.ts';
import { handleRead } from '../../../http/handle.ts';

export const pageVisitHandler = handleRead(pageVisit, async ({ body, services }) => {
  services.traces?.page(body);
  return {};
});
