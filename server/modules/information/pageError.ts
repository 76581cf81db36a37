import { pageError } from '../../../resources/information/calls.ts';
import { handleRead } from '../../http/handle.ts';
import { withoutSecrets } from '../../log/withoutSecrets.ts';

export const pageErrorHandler = handleRead(pageError, async ({ body, services, caller }) => {
  const { log, logSessionId, location, stack, steps } = body;
  services.log.warn(
    {
      userId: caller.actor?.id ?? null,
      page: {
        log: withoutSecrets(log),
        logSessionId: withoutSecrets(logSessionId ?? ''),
        location: withoutSecrets(location ?? ''),
        stack: withoutSecrets(stack ?? ''),
        steps: (steps ?? []).map(withoutSecrets),
      },
    },
    'an error of the page',
  );
  return {};
});
