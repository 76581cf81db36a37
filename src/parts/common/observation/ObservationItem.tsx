import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import type { ListedObservation } from '../../../../resources/common/observation/calls.ts';
import { useTimezone } from '../../../fields/index.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';

interface ObservationItemProps {
  readonly note: ListedObservation;
  readonly onRemove: () => void;
}

/** One note: its text, who wrote it and when, and how it is shown. */
export function ObservationItem({ note, onRemove }: ObservationItemProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { observation, fixed, fixedPublic, canDelete } = note;
  const written = { name: note.user.name, date: showMinute(note.creationTimestamp, timezone) };
  const label = translate('observationPages.remove.open', written);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, px: 2, py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{observation}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('observationPages.by', written)}
          </Typography>
          {fixed && <StatusBadge tone="neutral">{translate('observationPages.fixed')}</StatusBadge>}
          {fixedPublic && <StatusBadge tone="info">{translate('observationPages.fixedPublic')}</StatusBadge>}
        </Box>
      </Box>
      {canDelete && (
        <IconButton
          aria-label={label}
          data-tip={label}
          onClick={onRemove}
          sx={{ alignSelf: 'start', color: 'text.secondary' }}
        >
          <DeleteOutlineRounded />
        </IconButton>
      )}
    </Box>
  );
}
