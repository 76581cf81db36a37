import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import { ownerReview } from '../../../../../resources/owners/ownerReview/schema.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { DecisionDialog, availableDecisions } from '../../../../requests/page/DecisionDialog.tsx';
import type { RequestRecord } from '../../../../requests/requestRow.ts';
import { RequestTypeContext } from '../../../../requests/requestType.ts';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { OwnerRecord } from './useOwner.ts';

/** Height of the banner's buttons while the review is fetched, in pixels: what stands below keeps its place. */
const BUTTONS_HEIGHT = 31;

/** The open review of an owner: the one that the page was opened with, else the one that the queue has. */
function useReview(ownerId: number) {
  const data = useDataProvider();
  const { state } = useLocation() as { state: { reviewId?: unknown } | null };
  const named = typeof state?.reviewId === 'number' ? state.reviewId : null;
  return useQuery({
    queryKey: [ownerReview.resource, 'ofOwner', ownerId, named],
    queryFn: async ({ signal }) => {
      const found =
        named ??
        (
          await data.getList<RequestRecord>(ownerReview.resource, {
            filter: { ownerId, closed: false },
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'id', order: 'DESC' },
            signal,
          })
        ).data[0]?.id;
      if (found === undefined) return null;
      return (await data.getOne<RequestRecord>(ownerReview.resource, { id: found, signal })).data;
    },
  });
}

/** Says that an owner needs review; who reviews owners accepts, asks for more or rejects here. */
export function OwnerReviewBanner({ owner }: { readonly owner: OwnerRecord }) {
  const translate = useTranslate();
  if (!owner.needsReview) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('ownerPages.review.title')}</AlertTitle>
      {translate('ownerPages.review.text')}
      {may('OWNER_REVIEW') && (
        <RequestTypeContext value={ownerReview}>
          <Decision owner={owner} />
        </RequestTypeContext>
      )}
    </Alert>
  );
}

function Decision({ owner }: { readonly owner: OwnerRecord }) {
  const notify = useNotify();
  const client = useQueryClient();
  const query = useReview(owner.id);
  const review = query.data ?? undefined;
  const [deed, setDeed] = useUrlParam('dialog', availableDecisions(review, ownerReview));
  const say = useTexts('kit.requests.page');
  const isOpen = review?.operations.DECIDE?.allowed === true;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {query.isPending && <Skeleton variant="rounded" width={240} height={BUTTONS_HEIGHT} />}
      <QueryError query={query} />
      {isOpen && (
        <>
          <Button size="small" variant="contained" onClick={() => setDeed('ACCEPTED')}>
            {say('accept')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setDeed('MORE_INFORMATION_NEEDED')}>
            {say('moreInformation')}
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => setDeed('REJECTED')}>
            {say('reject')}
          </Button>
        </>
      )}
      {review && deed && (
        <DecisionDialog
          request={review}
          values={{ title: owner.name, name: owner.name }}
          action={deed}
          onClose={() => setDeed(null)}
          onDone={() => {
            setDeed(null);
            notify('errors.REVIEW_SUCCESS', { type: 'success' });
            void client.invalidateQueries({ queryKey: ['owner'] });
            void client.invalidateQueries({ queryKey: [ownerReview.resource] });
          }}
        />
      )}
    </Box>
  );
}
