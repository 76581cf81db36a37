import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../authProvider/authProvider.ts';
import { indexedRequests as queues } from '../../../resources/moduleIndex.ts';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import { overviewQuery } from '../labels/useLabels.ts';
import { TO_DECIDE } from '../../../resources/common/request/overview.ts';
import { pathOfQueue } from './queueParams.ts';

/** Leads from a queue in which nothing waits to the next one in which the user can decide something. */
export function NextQueue({ module }: { readonly module: AnyRequest }) {
  const translate = useTranslate();
  // What was just decided here may have changed other queues.
  const { data = [] } = useQuery({ ...overviewQuery, staleTime: 0 });
  const waiting = new Map(data.map(({ module: name, waitingValidation }) => [name, waitingValidation]));
  const here = queues.findIndex(({ name }) => name === module.name);
  const next = [...queues.slice(here + 1), ...queues.slice(0, here)].find(
    ({ name, request }) => may(request.decide) && (waiting.get(name) ?? 0) > 0,
  );
  if (!next) return null;
  return (
    <Button component={Link} to={pathOfQueue(next, TO_DECIDE)} variant="contained">
      {translate('kit.requests.queue.next', {
        queue: translate(`resources.${next.name}.name`, { smart_count: 2 }),
        smart_count: waiting.get(next.name),
      })}
    </Button>
  );
}
