import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LinkAlert } from '../../../components/LinkAlert.tsx';
import type { AssociationRow } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { withValues } from '../../../runtime/address/useListAddress.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface FoundVeterinaryProps {
  readonly veterinary: { readonly name: string; readonly ballotNumber: string; readonly active: boolean };
  readonly already: AssociationRow | undefined;
  /** The entity to which the list behind is limited, where it is. */
  readonly entityId: number | undefined;
}

/** The veterinarian who would be invited, or why none can be. */
export function FoundVeterinary({ veterinary, already, entityId }: FoundVeterinaryProps) {
  const translate = useTranslate();
  const say = useTexts('associationPages.inviting');
  return (
    <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1.5, display: 'grid', gap: 1 }}>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('found')}
        </Typography>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{veterinary.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('associationPages.item.ballot', { ballot: veterinary.ballotNumber })}
        </Typography>
      </Box>
      {!veterinary.active && <Alert severity="warning">{say('mayNot')}</Alert>}
      {veterinary.active && already && (
        <LinkAlert
          severity="info"
          to={`/veterinary-management/${already.id}?${withValues(new URLSearchParams(), { status: already.status, entityId })}`}
          link={say('open')}
        >
          {say(`already.${already.status}`)}
        </LinkAlert>
      )}
    </Box>
  );
}
