import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../resources/kit/fields.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { fieldLabel, fieldViews, useTimezone } from '../../fields/index.ts';
import { referenceText, useReferenced } from '../../fields/reference/useReferences.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useChangeFilters } from './FilterPanel.tsx';
import { useModuleList } from '../listContext.ts';
import { activeFilters } from './useFilterNames.ts';
import { useFilters } from './useFilters.ts';

/** The field that a filter is about, and which end of a range it is. */
function partsOf(
  module: AnyModule,
  name: string,
): { readonly source: string; readonly end: 'from' | 'to' | undefined } {
  const range = /^(.+)(From|To)$/.exec(name);
  if (name in module.fields || !range?.[1]) return { source: name, end: undefined };
  return { source: range[1], end: range[2] === 'From' ? 'from' : 'to' };
}

/** Shows the names of the records with these ids. */
function ReferenceNames({ field, ids }: { readonly field: Field; readonly ids: readonly number[] }) {
  const { records } = useReferenced(field, ids);
  return ids.map((id, at) => (records[at] ? referenceText(field, records[at]) : `#${id}`)).join(', ');
}

/** The filters in force, in words, each with a way to take it away. */
export const FilterChips = memo(function FilterChips() {
  const { module } = useModuleList();
  const { filterValues } = useFilters();
  const translate = useTranslate();
  const timezone = useTimezone();
  const [locale] = useLanguage();
  const change = useChangeFilters();
  const active = activeFilters(filterValues);
  if (active.length === 0) return null;

  const labelOf = (name: string) => {
    const { source, end } = partsOf(module, name);
    const label = fieldLabel(translate, module, source);
    return end ? translate(`kit.list.filter.${end}`, { field: label }) : label;
  };
  const textOf = (name: string, value: unknown) => {
    const { source, end } = partsOf(module, name);
    const field = module.fields[source];
    if (!field) return String(value);
    if (field.kind === 'reference')
      return <ReferenceNames field={field} ids={(Array.isArray(value) ? value : [value]).map(Number)} />;
    // The ends of a range of moments are days.
    const kind = end && field.kind === 'timestamp' ? 'date' : field.kind;
    return fieldViews[kind].toText(value, { module, source, field, translate, locale, timezone });
  };
  return (
    <Box
      role="group"
      aria-label={translate('kit.list.filter.active', { smart_count: active.length })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
    >
      {active.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            maxWidth: '100%',
            pl: 1.25,
            borderRadius: '6px',
            bgcolor: 'primary.light',
            fontSize: '0.875rem',
          }}
        >
          <Box
            component="span"
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            <strong>{labelOf(name)}</strong>
            {': '}
            {textOf(name, value)}
          </Box>
          <IconButton
            size="small"
            aria-label={translate('kit.list.filter.remove', { field: labelOf(name) })}
            onClick={() => change({ [name]: undefined })}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        onClick={() => change(Object.fromEntries(active.map(([name]) => [name, undefined])))}
      >
        {translate('kit.list.filter.clear')}
      </Button>
    </Box>
  );
});
