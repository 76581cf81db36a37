import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import { isId } from '../../../resources/numbers/recordId.ts';
import { moduleNameInside } from '../../fields/index.ts';
import { RecordSkeleton } from '../../components/RecordSkeleton.tsx';
import { useShortcuts } from '../../runtime/shortcuts/useShortcuts.ts';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePresence } from '../usePresence.ts';
import { NotFoundPage } from '../../components/errors/NotFoundPage.tsx';
import { CallErrorPage } from '../../components/errors/CallErrorPage.tsx';
import { DecisionDialog, availableDecisions, type DecisionAction } from './DecisionDialog.tsx';
import { titleOf, type RequestRecord } from '../requestRow.ts';
import { RequestTypeContext } from '../requestType.ts';
import { RequestView, type RequestSlots } from './RequestView.tsx';
import { useQueue } from './useQueue.ts';
import Alert from '@mui/material/Alert';
import type { Present } from '../../../resources/common/presence/calls.ts';

/** Names that others have the same request open: two who decide at once do half of it for nothing. */
function PresenceNote({ others }: { readonly others: readonly Present[] }) {
  const translate = useTranslate();
  const names = others.map(({ user }) => user.name);
  const text =
    names.length === 1
      ? translate('kit.requests.presence.one', { name: names[0] })
      : translate('kit.requests.presence.several', { names: names.join(', ') });
  return (
    <div role="status" className="no-print">
      {names.length > 0 && <Alert severity="warning">{text}</Alert>}
    </div>
  );
}

const DONE = {
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  MORE_INFORMATION_NEEDED: 'asked',
  CANCEL: 'canceled',
} as const;

interface RequestPageProps<R extends RequestRecord> extends RequestSlots<R> {
  readonly module: AnyRequest;
  /** The heading, where it is more than the request's title. */
  readonly title?: (request: R) => string;
  /** Values for the type's own texts. */
  readonly values?: (request: R) => Readonly<Record<string, unknown>>;
}

/** `/transfers/:id` and its like: a request and its decision. A decision leads on to the next request. */
export function RequestPage<R extends RequestRecord = RequestRecord>(props: RequestPageProps<R>) {
  const { id = '' } = useParams();
  return isId(id) ? <OpenedRequest {...props} id={Number(id)} /> : <NotFoundPage />;
}

function OpenedRequest<R extends RequestRecord>({
  module,
  id,
  title,
  values,
  ...slots
}: RequestPageProps<R> & { readonly id: number }) {
  const { resource } = module;
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const data = useDataProvider();
  const {
    data: request,
    error,
    isPending,
  } = useQuery({
    queryKey: [resource, 'view', id],
    queryFn: async ({ signal }) => (await data.getOne<R>(resource, { id, signal })).data,
    retry: false,
  });
  const others = usePresence(module, id, request?.closed === false);
  const queue = useQueue(module, id);
  const actions = availableDecisions(request, module);
  const [action, setAction] = useUrlParam('dialog', actions);

  const go = (to: number | null) => (to === null ? undefined : () => void navigate(`/${resource}/${to}`));
  const open = (what: DecisionAction) => (actions.includes(what) ? () => setAction(what) : undefined);
  useShortcuts({
    next: go(queue.next),
    previous: go(queue.previous),
    accept: open('ACCEPTED'),
    askForDocuments: open('MORE_INFORMATION_NEEDED'),
    reject: open('REJECTED'),
  });

  // The next request begins at its heading, also after a dialog has given the focus back. One that has been opened
  // meanwhile, as the search, keeps it.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement?.closest('[role="dialog"]')) return;
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }, 60);
    window.scrollTo({ top: 0 });
    return () => clearTimeout(timer);
  }, [id]);

  const heading = request && (title?.(request) ?? titleOf(module, request));
  const done = (what: DecisionAction) => {
    const { nextOpen } = queue;
    notify(`resources.${module.name}.done.${DONE[what]}`, {
      type: 'success',
      messageArgs: { name: heading, kind: moduleNameInside(translate, module, 1) },
    });
    // What is accepted may change records of any kind.
    void queryClient.invalidateQueries();
    const leadsOn = what !== 'CANCEL' && queue.position !== null;
    if (leadsOn && nextOpen !== null) return void navigate(`/${resource}/${nextOpen}`);
    if (!leadsOn) return setAction(null);
    // Nothing is left to decide: the queue says so, and its heading takes the focus.
    notify('kit.requests.page.queueDone', { type: 'info' });
    return void navigate(`/${resource}`);
  };

  if (isPending) return <RecordSkeleton />;
  if (!request) return <CallErrorPage error={error} />;
  return (
    <RequestTypeContext value={module}>
      <PageTitle>{heading}</PageTitle>
      <RequestView
        key={id}
        request={request}
        queue={queue}
        {...slots}
        onAction={setAction}
        note={<PresenceNote others={others} />}
      />
      {action && (
        <DecisionDialog
          key={`${id}${action}`}
          request={request}
          values={{ title: titleOf(module, request), ...values?.(request) }}
          action={action}
          onClose={() => setAction(null)}
          onDone={done}
        />
      )}
    </RequestTypeContext>
  );
}
