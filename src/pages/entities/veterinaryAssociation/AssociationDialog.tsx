import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { RecordDialog } from '../../../records/RecordDialog.tsx';
import { isLinked } from '../../../runtime/address/routeExists.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import {
  oneAssociation,
  type AssociationRow,
} from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { AssociationStatusBadge } from '../../../parts/entities/veterinaryAssociation/AssociationStatusBadge.tsx';
import { ActiveAssociation } from './ActiveAssociation.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { useAssociationFacts } from '../../../parts/entities/veterinaryAssociation/useAssociationFacts.ts';

interface AssociationDialogProps {
  readonly id: number;
  /** The list that it stands over. */
  readonly backTo: string;
}

/** One association over the list: who it is, how it stands, and what can be done about it. */
export function AssociationDialog({ id, backTo }: AssociationDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const query = useQuery(oneAssociation(id));
  const found = statusOf(query.error) === 404 ? undefined : query.data;
  return (
    <RecordDialog
      query={query}
      texts="associationPages.detail"
      backTo={backTo}
      maxWidth="sm"
      fullScreenBelow={600}
      height={380}
      title={
        <Box component="h2" sx={{ m: 0, font: 'inherit' }}>
          {found?.veterinary.name ?? translate('associationPages.detail.title')}
        </Box>
      }
    >
      {(association) => <Detail association={association} onDone={() => void navigate(backTo)} />}
    </RecordDialog>
  );
}

const PARTS = {
  PENDING_ENTITY_RESPONSE: AnswerRequest,
  PENDING_VETERINARY_RESPONSE: OpenInvitation,
  ACCEPTED: ActiveAssociation,
} as const;

interface DetailProps {
  readonly association: AssociationRow;
  readonly onDone: () => void;
}

function Detail({ association, onDone }: DetailProps) {
  const translate = useTranslate();
  const facts = useAssociationFacts();
  const Part = PARTS[association.status];
  const page = `/veterinary/${association.veterinaryId}`;
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
        {isLinked(page) && (
          <Link component={RouterLink} to={page} variant="body2">
            {translate('associationPages.detail.openVeterinary')}
          </Link>
        )}
      </Box>
      <Part association={association} onDone={onDone} />
    </Box>
  );
}
