import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ownerReview } from '../../../../resources/owners/ownerReview/schema.ts';
import { RequestPageWithTickets } from '../../../parts/support/ticket/RequestPageWithTickets.tsx';
import type { RequestRecord } from '../../../requests/requestRow.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';

interface Review extends RequestRecord {
  readonly ownerId: number;
}

/** The way to the owner, who is shown with this review. */
function Below({ request: { id, ownerId, closed } }: { readonly request: Review }) {
  const translate = useTranslate();
  const to = `/owner/${ownerId}`;
  return (
    routeExists(to) && (
      <Button
        component={Link}
        to={to}
        state={closed ? undefined : { reviewId: id }}
        variant="outlined"
        sx={{ justifySelf: 'start' }}
      >
        {translate('ownerPages.review.toOwner')}
      </Button>
    )
  );
}

/** `/owner-review/:id`: the review of an owner, with the identity before and now side by side. */
export const OwnerReviewPage = () => <RequestPageWithTickets<Review> module={ownerReview} Below={Below} />;
