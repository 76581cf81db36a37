import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { revert } from '../../../../resources/owners/ownerMerge/operations.ts';
import type { OwnerMergeGroup } from '../../../../resources/owners/ownerMerge/groups.ts';
import { ownerMerge } from '../../../../resources/owners/ownerMerge/schema.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { unbroken, useTimezone } from '../../../fields/index.ts';
import { OperationDialog } from '../../../operations/OperationDialog.tsx';
import { OwnersMerged } from '../../../parts/owners/owner/OwnersMerged.tsx';
import { useOwnerMergePreview } from '../../../parts/owners/owner/useOwnerMergePreview.ts';
import { RequestPageWithTickets } from '../../../parts/support/ticket/RequestPageWithTickets.tsx';
import { MovedRecords } from '../../../records/MovedRecords.tsx';
import type { RequestRecord } from '../../../requests/requestRow.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface MergeRequest extends RequestRecord {
  readonly number: string;
  readonly survivorId: number;
  readonly survivor: Named;
  readonly absorbedId: number;
  readonly absorbed: Named;
  readonly grounds: string;
  readonly take: readonly OwnerMergeGroup[] | null;
  readonly moved: readonly { readonly module: string; readonly count: number }[] | null;
  readonly isReverted: boolean;
  readonly revertReason: string | null;
  readonly revertTimestamp: string | null;
  readonly revertUserName: string | null;
}

const OwnerLink = ({ owner }: { readonly owner: Named }) => {
  const to = `/owner/${owner.id}`;
  if (!routeExists(to)) return <strong>{owner.name}</strong>;
  return (
    <Link component={RouterLink} to={to} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {owner.name}
    </Link>
  );
};

interface SubjectProps {
  readonly request: MergeRequest;
  readonly status: ReactNode;
  readonly requested: ReactNode;
}

/** Which two records become one. */
function Subject({ request: { survivor, absorbed, isReverted }, status, requested }: SubjectProps) {
  const translate = useTranslate();
  const line = (key: string, owner: Named) => (
    <Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`${translate(`ownerMergePages.compare.${key}`)}: `}
      </Box>
      <OwnerLink owner={owner} />
    </Box>
  );
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 0.5 }}>
      {line('survivor', survivor)}
      {line('absorbed', absorbed)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {status}
        {isReverted && (
          <StatusBadge tone="attention">{translate('resources.ownerMerge.fields.isReverted')}</StatusBadge>
        )}
      </Box>
      {requested}
    </Box>
  );
}

/** The effect of an open request on the present records. */
function Proposed({ request }: { readonly request: MergeRequest }) {
  const translate = useTranslate();
  const readReason = translate('ownerMergePages.page.title', { number: request.id });
  const query = useOwnerMergePreview(request.survivorId, request.absorbedId, { readReason });
  return (
    <Section title={translate('ownerMergePages.compare.compare')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {query.isPending && (
          // As high as what comes, so that nothing below it jumps.
          <Skeleton
            variant="rounded"
            height={640}
            aria-label={translate('ownerMergePages.compare.compare')}
          />
        )}
        <QueryError query={query} />
        {query.data && <OwnersMerged preview={query.data} taken={request.take ?? []} />}
      </Box>
    </Section>
  );
}

/** The effect of an accepted request, and the button to undo it; once undone, when and by whom. */
function Done({ request }: { readonly request: MergeRequest }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const client = useQueryClient();
  const [isReverting, setReverting] = useDialog(revert.name);
  const say = useTexts('ownerMergePages.page');
  const { isReverted, revertTimestamp, revertUserName } = request;
  const names = (request.take ?? []).map((group) => translate(`resources.ownerMerge.choices.take.${group}`));
  return (
    <Section
      title={say(isReverted ? 'unmerged' : 'merged')}
      action={
        request.operations.REVERT?.allowed && (
          <Button variant="outlined" size="small" color="error" onClick={() => setReverting(true)}>
            {translate('resources.ownerMerge.operations.revert.label')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isReverted && (
          <Alert severity="info">
            {unbroken(
              say(revertUserName ? 'revertedBy' : 'reverted', {
                date: showMinute(revertTimestamp ?? '', timezone),
                name: revertUserName,
              }),
            )}
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.revertReason}</Box>
          </Alert>
        )}
        <MovedRecords
          title={translate(`ownerMergePages.moves.${isReverted ? 'undone' : 'done'}`)}
          none={translate('ownerMergePages.moves.none')}
          moves={request.moved ?? []}
          others={(kind, count) =>
            translate(`ownerMergePages.moves.${kind === 'observation' ? 'observations' : 'documents'}`, {
              smart_count: count,
            })
          }
        />
        {names.length > 0 && (
          <Typography>{say(isReverted ? 'wereTaken' : 'taken', { names: names.join(', ') })}</Typography>
        )}
      </Box>
      <OperationDialog
        module={ownerMerge.name}
        open={isReverting && request.operations.REVERT?.allowed ? revert.name : null}
        record={request}
        name={request.number}
        onClose={() => setReverting(false)}
        onDone={() => client.invalidateQueries()}
      />
    </Section>
  );
}

function Changes({ request }: { readonly request: MergeRequest }) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('resources.ownerMerge.fields.grounds')}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.grounds}</Typography>
      </Section>
      {!request.closed && <Proposed request={request} />}
      {request.accepted === true && <Done request={request} />}
    </>
  );
}

/** `/owner-merges/:id`: a request for the merge of two records of an owner. */
export function OwnerMergePage() {
  const translate = useTranslate();
  return (
    <RequestPageWithTickets<MergeRequest>
      module={ownerMerge}
      title={({ number }) => translate('ownerMergePages.page.title', { number })}
      Subject={Subject}
      Comparison={Changes}
    />
  );
}
