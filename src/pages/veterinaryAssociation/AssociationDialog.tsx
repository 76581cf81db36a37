import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { statusOf } from '../../../authProvider/http.ts';
import { useActor } from '../../../authProvider/useSession.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryError } from '../../components/QueryError.tsx';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { StatusBadge } from '../../theme/StatusBadge.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import { oneAssociation, type AssociationRow } from '../../parts/associations/associations.ts';
import { AssociationStatusBadge } from '../../parts/associations/AssociationStatusBadge.tsx';
import { ActiveAssociation } from './ActiveAssociation.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { useAssociationFacts } from '../../parts/associations/useAssociationFacts.ts';

interface AssociationDialogProps {
  readonly id: number;
  /** The list that it stands over. */
  readonly backTo: string;
}

/** One association over the list: who it is, how it stands, and what can be done about it. */
export function AssociationDialog({ id, backTo }: AssociationDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const query = useQuery(oneAssociation(id));
  const { data, error, isPending } = query;
  const close = () => void navigate(backTo);
  const say = (key: string) => translate(`associationPages.detail.${key}`);
  const isGone = statusOf(error) === 404;
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      maxWidth="sm"
      fullWidth
      aria-labelledby="association-title"
      // The dialog has the focus only until the user moves it: it needs no focus ring.
      slotProps={{
        paper: {
          sx: {
            '&:focus-visible': { outline: 'none' },
            // As high while it is on its way as it will be: nothing jumps once it is there.
            ...(!isNarrow && !isGone && { minHeight: 'min(380px, calc(100dvh - 64px))' }),
          },
        },
      }}
    >
      <DialogTitle id="association-title" component="h2" sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {data && !isGone ? data.veterinary.name : say('title')}
      </DialogTitle>
      <IconButton aria-label={say('close')} onClick={close} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseRounded />
      </IconButton>
      <DialogContent dividers>
        {isPending && <LinearProgress aria-label={say('loading')} />}
        {isGone && (
          <EmptyState drawing="unknown" title={say('gone')} text={say('goneText')}>
            <Button variant="outlined" onClick={close}>
              {say('back')}
            </Button>
          </EmptyState>
        )}
        {!isGone && <QueryError query={query} />}
        {data && !isGone && <Detail association={data} onDone={close} />}
      </DialogContent>
    </Dialog>
  );
}

const PARTS = {
  PENDING_ENTITY_RESPONSE: AnswerRequest,
  PENDING_VETERINARY_RESPONSE: OpenInvitation,
  ACCEPTED: ActiveAssociation,
} as const;

function Detail({
  association,
  onDone,
}: {
  readonly association: AssociationRow;
  readonly onDone: () => void;
}) {
  const translate = useTranslate();
  const facts = useAssociationFacts();
  const actor = useActor();
  const Part = PARTS[association.status];
  const page = `/veterinary/${association.veterinaryId}`;
  const leadsOn = actor?.type === 'NORMAL' && actor.entitiesAccessList.length === 0 && routeExists(page);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <AssociationStatusBadge status={association.status} />
          {association.isClinicalDirector && (
            <StatusBadge tone="info">{translate('associationPages.item.director')}</StatusBadge>
          )}
          {!association.veterinaryActive && (
            <StatusBadge tone="bad">{translate('associationPages.item.notPractising')}</StatusBadge>
          )}
        </Box>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts(association)}
        </Typography>
        {leadsOn && (
          <Link component={RouterLink} to={page} variant="body2">
            {translate('associationPages.detail.openVeterinary')}
          </Link>
        )}
      </Box>
      <Part association={association} onDone={onDone} />
    </Box>
  );
}
