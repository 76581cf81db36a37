import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import { MAX_LABEL } from '../../../resources/common/label/calls.ts';
import { Combobox } from '../../components/Combobox.tsx';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { titleOf, type RequestRow } from '../requestRow.ts';
import { useRequestType } from '../requestType.ts';
import { useChangeLabels, useLabelsInUse } from './useLabels.ts';

interface LabelChipsProps {
  readonly labels: readonly string[];
  readonly onRemove?: (label: string) => void;
}

/** The labels of a request; with a cross where they can be removed. */
export function LabelChips({ labels, onRemove }: LabelChipsProps) {
  const translate = useTranslate();
  if (labels.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('requestPages.labels')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {labels.map((label) => (
        <li key={label}>
          <Chip
            size="small"
            variant="outlined"
            label={label}
            sx={{ maxWidth: '100%' }}
            {...(onRemove && {
              onDelete: () => onRemove(label),
              'aria-description': translate('requestPages.removeLabel', { label }),
            })}
          />
        </li>
      ))}
    </Box>
  );
}

/** The labels of a request: added, with suggestions of those in use, and removed, by users who manage labels. */
function EditLabels({ id, labels }: { readonly id: number; readonly labels: readonly string[] }) {
  const translate = useTranslate();
  const fieldId = useId();
  const { add, remove, isBusy } = useChangeLabels(id);
  const [text, setText] = useState('');
  const inUse = useLabelsInUse(true);
  const has = new Set(labels.map((label) => label.toLowerCase()));
  const send = async (value: string) => {
    const label = value.trim();
    if (label === '' || isBusy) return;
    if (has.has(label.toLowerCase()) || !(await add(label))) setText('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <LabelChips labels={labels} onRemove={(label) => void remove(label)} />
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(text);
        }}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
      >
        <Combobox<string, false, true>
          id={fieldId}
          freeSolo
          size="small"
          sx={{ flex: 1, minWidth: 0 }}
          options={inUse.map(({ value }) => value).filter((value) => !has.has(value.toLowerCase()))}
          value={null}
          inputValue={text}
          onInputChange={(_, value, why) => why !== 'reset' && setText(value.slice(0, MAX_LABEL))}
          onChange={(_, value) => value && void send(value)}
          text={{
            label: translate('requestPages.addLabel'),
            helperText: translate('requestPages.addLabelHint'),
          }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={isBusy}
          disabled={text.trim() === ''}
          sx={{ minHeight: 40 }}
        >
          {translate('requestPages.add')}
        </Button>
      </Box>
    </Box>
  );
}

/** The labels of a request, with the button that opens a dialog to change them, for those who may. */
export function RequestLabels({ request }: { readonly request: RequestRow }) {
  const translate = useTranslate();
  const module = useRequestType();
  const row = String(request.id);
  const [open, setOpen] = useUrlParam('labels', [row]);
  const id = useId();
  const mayEdit = may('LIST_LABELS') && may('MANAGE_LABELS');
  const { labels } = request;
  if (labels.length === 0 && !mayEdit) return null;
  const title = titleOf(module, request);
  const name = translate('requestPages.editLabels', { title });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <LabelChips labels={labels} />
      {mayEdit && (
        <Button
          size="small"
          startIcon={<LabelOutlined />}
          aria-label={name}
          onClick={() => setOpen(row)}
          className="no-print"
          sx={{ color: 'text.secondary', px: 0.75, ml: labels.length === 0 ? -0.75 : 0 }}
        >
          {translate('requestPages.labels')}
        </Button>
      )}
      <Dialog open={open !== null} onClose={() => setOpen(null)} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>{translate('requestPages.labelsOf', { title })}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <EditLabels id={request.id} labels={labels} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setOpen(null)}>
            {translate('requestPages.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
