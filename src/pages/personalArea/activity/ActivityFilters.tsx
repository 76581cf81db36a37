import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { date } from '../../../../resources/kit/fields.ts';
import { AUDIT_KINDS, type AuditKind } from '../../../../resources/audit/actions.ts';
import { user } from '../../../../resources/user/schema.ts';
import { date as dateView } from '../../../fields/date.tsx';
import type { ActivityFilter } from './useActivity.ts';

const at = date({ past: true });

interface TrailFiltersProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

/** Filters of the activity: kind and days. */
export function ActivityFilters({ filter: { kind, from, to }, onChange }: TrailFiltersProps) {
  const translate = useTranslate();
  const { Filter } = dateView;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
      <TextField
        select
        id="trail-kind"
        label={translate('personalPages.audit.kind')}
        value={kind ?? ''}
        onChange={(event) => onChange({ kind: (event.target.value || undefined) as AuditKind | undefined })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 220px', maxWidth: { sm: 280 } }}
      >
        <MenuItem value="">{translate('personalPages.audit.kinds.ALL')}</MenuItem>
        {AUDIT_KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`personalPages.audit.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ flex: '2 1 300px', maxWidth: { sm: 420 } }}>
        {Filter && (
          <Filter
            id="trail-day"
            label={translate('personalPages.audit.days')}
            module={user}
            source="at"
            field={at}
            values={{ atFrom: from, atTo: to }}
            onChange={(changes) =>
              onChange({
                ...('atFrom' in changes && { from: changes.atFrom as string | undefined }),
                ...('atTo' in changes && { to: changes.atTo as string | undefined }),
              })
            }
          />
        )}
      </Box>
    </Box>
  );
}
