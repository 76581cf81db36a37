import CloseRounded from '@mui/icons-material/CloseRounded';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Translate } from '../../../i18n/index.ts';
import { fieldLabel, isEmpty, recordTitle, type Values } from '../../fields/index.ts';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { BareValue } from '../../forms/FieldValue.tsx';
import { linkOf, useModuleList, type ModuleListSetup } from '../listContext.ts';
import { useVisibleFields } from '../filter/useFilterNames.ts';

const titleIn = (translate: Translate, { module, titleOf }: ModuleListSetup, record: Values): string =>
  titleOf?.(record) ?? recordTitle(translate, module, record);

/** Looks at a record without leaving the list. */
export function PreviewButton({ record }: { readonly record: Values }) {
  const setup = useModuleList();
  const translate = useTranslate();
  const id = String(record.id);
  const [open, setOpen] = useUrlParam('preview', [id]);
  const label = translate('kit.list.preview.open', { title: titleIn(translate, setup, record) });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(id)}
          sx={{ color: 'text.secondary' }}
        >
          <VisibilityOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <Preview record={record} onClose={() => setOpen(null)} />}
    </>
  );
}

/** A record beside its list. */
export function Preview({ record, onClose }: { readonly record: Values; readonly onClose: () => void }) {
  const setup = useModuleList();
  const { module } = setup;
  const translate = useTranslate();
  const { unpreviewed = [] } = setup;
  const known = useVisibleFields().filter(
    (source) => !isEmpty(record[source]) && !unpreviewed.includes(source),
  );
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
          {titleIn(translate, setup, record)}
        </Typography>
        <IconButton autoFocus size="small" aria-label={translate('kit.list.preview.close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        {setup.preview && <Box sx={{ px: 2.5, pb: 1.5 }}>{setup.preview(record)}</Box>}
        <Box
          component="dl"
          sx={{
            m: 0,
            px: 2.5,
            display: 'grid',
            gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
            alignContent: 'start',
            fontSize: '0.9375rem',
            '& > *': { py: 0.875, borderTop: 1, borderColor: 'divider', overflowWrap: 'break-word' },
            '& dt': { pr: 2, fontSize: '0.8125rem', lineHeight: '1.40625rem', color: 'text.secondary' },
            '& dd': { m: 0 },
          }}
        >
          {known.map((source) => (
            <Fragment key={source}>
              <dt>{fieldLabel(translate, module, source)}</dt>
              <dd>
                <BareValue module={module} source={source} record={record} link />
              </dd>
            </Fragment>
          ))}
        </Box>
        {setup.previewBelow && (
          <Box sx={{ px: 2.5, pt: 1.5, pb: 1.5, borderTop: 1, borderColor: 'divider' }}>
            {setup.previewBelow(record)}
          </Box>
        )}
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
