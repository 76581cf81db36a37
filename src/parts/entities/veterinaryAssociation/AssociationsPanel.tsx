import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { AssociationItem } from './AssociationItem.tsx';
import { associationPage } from './associations.ts';

interface AssociationsPanelProps {
  readonly of: 'entity' | 'veterinary';
  readonly id: number;
}

/** On the page of an entity who works there, on that of a veterinarian for whom; for those who staff entities. */
export function AssociationsPanel({ of, id }: AssociationsPanelProps) {
  return may('MANAGE_VETERINARIES') ? <Panel of={of} id={id} /> : null;
}

function Panel({ of, id }: AssociationsPanelProps) {
  const actor = useActor();
  const { data } = useQuery(associationPage({ [`${of}Id`]: String(id), itemsPerPage: '50' }));
  const say = useTexts('associationPages.panel');
  if (!data) return null;
  const none = of === 'entity' ? 'noneEntity' : actor?.isOperator ? 'noneVeterinaryAny' : 'noneVeterinary';
  return (
    <Box component="section" aria-labelledby="associations-title" sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="associations-title" component="h2" variant="h3" sx={{ flex: 1 }}>
          {say(of === 'entity' ? 'ofEntity' : 'ofVeterinary')}
        </Typography>
        <Button
          component={RouterLink}
          to={of === 'entity' ? `/veterinary-management?entityId=${id}` : '/veterinary-management'}
        >
          {say('manage')}
        </Button>
      </Box>
      <Card>
        {data.content.length === 0 ? (
          <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{say(none)}</Typography>
        ) : (
          <Box component="ul" aria-labelledby="associations-title" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.content.map((association) => (
              <AssociationItem
                key={association.id}
                association={association}
                query={`?status=${association.status}${of === 'entity' ? `&entityId=${id}` : ''}`}
                on={of}
              />
            ))}
          </Box>
        )}
      </Card>
    </Box>
  );
}
