import { signInOptions } from '../../../../resources/access/session/orderCalls.ts';
import { orderInUse } from '../../../auth/veterinaryOrder/configured.ts';
import { handleRead } from '../../../http/handle.ts';

export const signInOptionsHandler = handleRead(signInOptions, async ({ services }) => ({
  orderSignOn: (await orderInUse(services)) !== undefined,
  stateSignOn: services.stateIdentity !== null,
  supportEmail: services.settings.supportEmail ?? null,
}));
