import CloseRounded from '@mui/icons-material/CloseRounded';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { recordTitle, type Values } from '../../fields/index.ts';
import { FieldValue } from '../form/FieldValue.tsx';
import { linkOf, useModuleList } from './listContext.ts';
import { useVisibleFields } from './useFilterNames.ts';

/** Looks at a record without leaving the list. */
export function PreviewButton({ record }: { readonly record: Values }) {
  const { module } = useModuleList();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('kit.list.preview.open', { title: recordTitle(module, record) });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ color: 'text.secondary' }}
        >
          <VisibilityOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <Preview record={record} onClose={() => setOpen(false)} />}
    </>
  );
}

function Preview({ record, onClose }: { readonly record: Values; readonly onClose: () => void }) {
  const setup = useModuleList();
  const { module } = setup;
  const translate = useTranslate();
  const fields = useVisibleFields();
  const to = linkOf(setup, record);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'preview-title',
          role: 'dialog',
          sx: { width: 'min(440px, 100vw)', borderRadius: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 2.5, pb: 1 }}>
        <Typography id="preview-title" variant="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {recordTitle(module, record)}
        </Typography>
        <IconButton autoFocus size="small" aria-label={translate('kit.list.preview.close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, flex: 1, overflowY: 'auto' }}>
        {fields.map((source) => (
          <FieldValue key={source} module={module} source={source} record={record} />
        ))}
      </Box>
      {to && (
        <Box sx={{ p: 2.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Button component={Link} to={to} variant="contained" fullWidth>
            {translate('kit.list.preview.full')}
          </Button>
        </Box>
      )}
    </Drawer>
  );
}
