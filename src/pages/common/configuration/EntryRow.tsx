import EditRounded from '@mui/icons-material/EditRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../fields/index.ts';
import { EntrySummary, useValueText } from './EntrySummary.tsx';
import type { Entry } from './useConfiguration.ts';

interface EntryRowProps {
  readonly entry: Entry;
  /** The address names it: it is brought into view and marked. */
  readonly isNamed: boolean;
  readonly onEdit: () => void;
  /** Opens the form with the value before the last change. */
  readonly onRestore: () => void;
}

/** Characters of an earlier value or a default that the row shows. */
const SHORT = 90;
const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text);

/** One key: what it is, what it is set to, what it was before, who set it. */
export function EntryRow({ entry, isNamed, onEdit, onRestore }: EntryRowProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const textOf = useValueText();
  const row = useRef<HTMLLIElement>(null);
  const { key, updatedBy, updatedAt, earlier, value } = entry;
  const name = translate(`configurationPages.keys.${key}.name`);
  const none = translate('configurationPages.notSet');
  const date = updatedAt && showTimestamp(updatedAt, timezone);
  const common = textOf(key, entry.default);
  const isDefault = common === '' || JSON.stringify(value) === JSON.stringify(entry.default);
  useEffect(() => {
    if (!isNamed) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isNamed]);
  const lines = [
    ...(earlier
      ? [translate('configurationPages.earlier', { value: short(textOf(key, earlier.value)) || none })]
      : []),
    ...(isDefault ? [] : [translate('configurationPages.default', { value: short(common) })]),
    ...(date
      ? [
          updatedBy
            ? translate('configurationPages.updatedBy', { name: updatedBy.name, date })
            : translate('configurationPages.updated', { date }),
        ]
      : []),
  ];
  return (
    <Box
      component="li"
      ref={row}
      id={key}
      tabIndex={-1}
      aria-current={isNamed || undefined}
      sx={({ palette: { colours } }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        mx: -1,
        px: 1,
        scrollMarginTop: 84,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        '&:last-of-type': isNamed ? {} : { pb: 0 },
        ...(isNamed && { bgcolor: colours.primaryTint, borderRadius: '9px' }),
      })}
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
        {lines.map((line) => (
          <Typography
            key={line}
            variant="caption"
            sx={{ display: 'block', mt: 0.25, color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {line}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {earlier && textOf(key, earlier.value) !== '' && (
          <Button
            size="small"
            startIcon={<HistoryRounded />}
            aria-label={translate('configurationPages.restoreOf', { name })}
            onClick={onRestore}
          >
            {translate('configurationPages.restore')}
          </Button>
        )}
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
    </Box>
  );
}
