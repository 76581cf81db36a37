import { signInOptions } from '../../../../resources/access/session/orderCalls.ts';
import { orderInUse } from '../../../auth/veterinaryOrder/configured.ts';
import { handleRead } from '../../../http/handle.ts';
import { supportEmailOf } from '../../../texts/supportEmail.ts';

export const signInOptionsHandler = handleRead(signInOptions, async ({ db, services }) => ({
  orderSignOn: (await orderInUse(services)) !== undefined,
  stateSignOn: services.stateIdentity !== null,
  supportEmail: await supportEmailOf(db, services.settings),
}));
