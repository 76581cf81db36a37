import { pageError } from '../../../../resources/common/information/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { redact } from '../../../log/redact.ts';

export const pageErrorHandler = handleRead(pageError, async ({ body, services, caller }) => {
  const { log, logSessionId, location, stack, steps } = body;
  services.log.warn(
    {
      userId: caller.actor?.id ?? null,
      page: {
        log: redact(log),
        logSessionId: redact(logSessionId ?? ''),
        location: redact(location ?? ''),
        stack: redact(stack ?? ''),
        steps: (steps ?? []).map(redact),
      },
    },
    'an error of the page',
  );
  return {};
});
