import CloseRounded from '@mui/icons-material/CloseRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AnimalRow } from './animalRow.ts';

/** What can be done with the ticked animals. */
export function SelectedAnimals() {
  const translate = useTranslate();
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<AnimalRow>();
  if (selectedIds.length === 0) return null;
  const only = selectedIds.length === 1 ? data.find((row) => row.id === selectedIds[0]) : undefined;
  return (
    <Box
      role="region"
      aria-label={translate('kit.list.selection.actions')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderRadius: '11px',
        bgcolor: 'primary.light',
      }}
    >
      <IconButton
        size="small"
        aria-label={translate('kit.list.selection.clear')}
        onClick={() => onUnselectItems()}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {translate('kit.list.selection.label', { smart_count: selectedIds.length })}
      </Box>
      <Box sx={{ flex: 1 }} />
      {only ? (
        <Button
          size="small"
          variant="contained"
          startIcon={<SwapHorizRounded />}
          component={Link}
          to={`/animal/owner/change/${only.transponder}`}
        >
          {translate('animalPages.list.changeOwner')}
        </Button>
      ) : (
        <Box sx={{ fontSize: '0.875rem' }}>{translate('animalPages.list.one')}</Box>
      )}
    </Box>
  );
}
