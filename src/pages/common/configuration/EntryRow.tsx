import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { EntrySummary } from './EntrySummary.tsx';
import type { Entry } from './useConfiguration.ts';

interface EntryRowProps {
  readonly entry: Entry;
  readonly onEdit: () => void;
}

/** One key: what it is, what it is set to, who set it. */
export function EntryRow({ entry, onEdit }: EntryRowProps) {
  const translate = useTranslate();
  const { key, updatedBy, updatedAt } = entry;
  const name = translate(`configurationPages.keys.${key}.name`);
  const date = updatedAt && showDate(updatedAt);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {translate(`configurationPages.keys.${key}.text`)}
        </Typography>
        <Box sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          <EntrySummary entry={entry} />
        </Box>
        {date && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {updatedBy
              ? translate('configurationPages.updatedBy', { name: updatedBy.name, date })
              : translate('configurationPages.updated', { date })}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<EditRounded />}
        aria-label={translate('configurationPages.edit', { name })}
        onClick={onEdit}
      >
        {translate('kit.form.edit')}
      </Button>
    </Box>
  );
}
