import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { fieldLabel, type Values } from '../../fields/index.ts';
import { BareValue } from '../FieldValue.tsx';

export type Side = 'mine' | 'theirs';

interface StaleFieldProps {
  readonly module: AnyModule;
  readonly source: string;
  readonly mine: Values;
  readonly theirs: Values;
  readonly note: 'both' | 'onlyTheirs' | undefined;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** One field in two versions, side by side, one of which stays. */
export function StaleField({ module, source, mine, theirs, note, side, onChoose }: StaleFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const label = fieldLabel(translate, module, source);
  const option = (of: Side, record: Values) => (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        p: 1,
        pr: 1.5,
        minWidth: 0,
        cursor: 'pointer',
        borderRadius: '9px',
        border: `1px solid ${side === of ? theme.palette.primary.main : theme.palette.divider}`,
        bgcolor: side === of ? 'primary.light' : 'background.paper',
      })}
    >
      <Radio name={id} checked={side === of} onChange={() => onChoose(of)} size="small" />
      <Box sx={{ minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
          {translate(`kit.compare.stale.${of}`)}
        </Box>
        <BareValue module={module} source={source} record={record} />
      </Box>
    </Box>
  );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 700, fontSize: '0.9375rem' }}>
        <span style={visuallyHidden}>{translate('kit.compare.stale.choose', { field: label })}</span>
        <span aria-hidden>{label}</span>
        {note && (
          <Box
            component="span"
            sx={{ ml: 1, fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            {translate(`kit.compare.stale.${note}`)}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {option('mine', mine)}
        {option('theirs', theirs)}
      </Box>
    </Box>
  );
}
