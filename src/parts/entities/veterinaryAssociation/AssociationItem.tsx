import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import type { AssociationRow } from './associations.ts';
import { AssociationStatusBadge } from './AssociationStatusBadge.tsx';
import { useAssociationFacts, type ListedOn } from './useAssociationFacts.ts';
import { listRow } from '../../../theme/layout.ts';

interface AssociationItemProps {
  readonly association: AssociationRow;
  /** The query of the list it stands in, which its dialog keeps. */
  readonly query?: string;
  readonly on?: ListedOn;
}

/** An association in a list: who, how it stands, and the way to answer. */
export function AssociationItem({ association, query = '', on = 'list' }: AssociationItemProps) {
  const translate = useTranslate();
  const facts = useAssociationFacts(on);
  const { id, status, isClinicalDirector, veterinaryActive } = association;
  const { name } = on === 'veterinary' ? association.entity : association.veterinary;
  const to = `/veterinary-management/${id}${query}`;
  return (
    <Box
      component="li"
      sx={{
        ...listRow,
        position: 'relative',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        '&:hover, &:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={to}
          color="text.primary"
          underline="hover"
          sx={{
            fontWeight: 650,
            overflowWrap: 'anywhere',
            // All of the row leads there; the link stays a link for keyboard and screen reader.
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts(association)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {isClinicalDirector && (
          <StatusBadge tone="info">{translate('associationPages.item.director')}</StatusBadge>
        )}
        {!veterinaryActive && (
          <StatusBadge tone="bad">{translate('associationPages.item.notPractising')}</StatusBadge>
        )}
        {/* A list has one state at a time, which its tab names. */}
        {on !== 'list' && <AssociationStatusBadge status={status} />}
        {status === 'PENDING_ENTITY_RESPONSE' && (
          <Button
            component={RouterLink}
            to={to}
            size="small"
            variant="contained"
            aria-label={translate('associationPages.item.answerTo', { name })}
            sx={{ position: 'relative' }}
          >
            {translate('associationPages.item.answer')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
