import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { getTransfer } from '../../../../resources/animalTransfer/calls.ts';
import { RecordSkeleton } from '../../../parts/record/RecordSkeleton.tsx';
import { useShortcuts } from '../../../shell/shortcuts/useShortcuts.ts';
import { useInAddress } from '../../../parts/page/useInAddress.ts';
import { PageTitle } from '../../../parts/page/PageTitle.tsx';
import { spaced } from '../../../parts/transponder/spaced.ts';
import { PresenceNote } from '../../../parts/requests/PresenceNote.tsx';
import { usePresence } from '../../../parts/requests/usePresence.ts';
import { CallErrorPage } from '../../../parts/errors/CallErrorPage.tsx';
import { DecisionDialog, deedsOf, type Deed } from './DecisionDialog.tsx';
import { RequestView } from './RequestView.tsx';
import { useQueue } from './useQueue.ts';

const DONE = {
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  MORE_INFORMATION_NEEDED: 'asked',
  CANCEL: 'canceled',
} as const;

/** `/transfers/:id`: a request for a change of owner, and its decision. A decision leads on to the next request. */
export function RequestPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { id: key = '' } = useParams();
  const id = Number(key);
  const {
    data: transfer,
    error,
    isPending,
  } = useQuery({
    queryKey: ['transfers', 'view', id],
    queryFn: ({ signal }) => callApi(getTransfer, { params: { id } }, { signal }),
    retry: false,
  });
  const others = usePresence('animalTransfer', id, transfer?.closed === false);
  const queue = useQueue(id);
  const [deed, setDeed] = useInAddress('dialog', deedsOf(transfer));
  const canDecide = transfer?.operations.DECIDE?.allowed === true;

  const go = (to: number | null) => (to === null ? undefined : () => void navigate(`/transfers/${to}`));
  useShortcuts({
    next: go(queue.next),
    previous: go(queue.previous),
    accept: canDecide ? () => setDeed('ACCEPTED') : undefined,
  });

  // The next request begins at its heading, also after a dialog has given the focus back.
  useEffect(() => {
    const timer = setTimeout(
      () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }),
      60,
    );
    window.scrollTo({ top: 0 });
    return () => clearTimeout(timer);
  }, [id]);

  const done = (what: Deed) => {
    const { nextOpen } = queue;
    notify(`transferPages.request.${DONE[what]}`, { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['transfers'] });
    void queryClient.invalidateQueries({ queryKey: ['animal'] });
    const leadsOn = (what === 'ACCEPTED' || what === 'REJECTED') && queue.position !== null;
    if (leadsOn && nextOpen !== null) return void navigate(`/transfers/${nextOpen}`);
    if (!leadsOn) return setDeed(null);
    // Nothing is left to decide: the queue says so, and its heading takes the focus.
    notify('transferPages.request.queueDone', { type: 'info' });
    return void navigate('/transfers');
  };

  if (isPending) return <RecordSkeleton />;
  if (!transfer) return <CallErrorPage error={error} />;
  return (
    <>
      <PageTitle>
        {translate('transferPages.request.of', {
          name: transfer.animal.name,
          transponder: spaced(transfer.transponder),
        })}
      </PageTitle>
      <RequestView
        key={id}
        transfer={transfer}
        queue={queue}
        onDeed={setDeed}
        note={<PresenceNote others={others} />}
      />
      {deed && (
        <DecisionDialog
          key={`${id}${deed}`}
          transfer={transfer}
          deed={deed}
          onClose={() => setDeed(null)}
          onDone={done}
        />
      )}
    </>
  );
}
