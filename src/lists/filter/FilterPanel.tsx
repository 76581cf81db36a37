import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import { memo, useCallback } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { fieldsWithin, narrowedBy } from '../../../resources/kit/values/field.ts';
import { fieldLabel, fieldViews, isEmpty, type Values } from '../../fields/index.ts';
import { useModuleList } from '../listContext.ts';
import { useFilterNames } from './useFilterNames.ts';
import { useFilters } from './useFilters.ts';

/** Kinds with a from and a to. */
const RANGES = new Set(['integer', 'decimal', 'money', 'date', 'timestamp']);

/** Changes some filters, clears those that lie within them, and leaves the others as they are. */
export function useChangeFilters(): (changes: Values) => void {
  const { module } = useModuleList();
  const { filterValues, setFilters } = useFilters();
  return useCallback(
    (changes) => {
      const within = Object.keys(changes).flatMap((name) => fieldsWithin(module.fields, name));
      const none = Object.fromEntries(within.map((name) => [name, undefined]));
      const next = Object.entries({ ...filterValues, ...none, ...changes }).filter(
        ([, value]) => !isEmpty(value),
      );
      setFilters(Object.fromEntries(next), undefined, false);
    },
    [module, filterValues, setFilters],
  );
}

/** All filters of a list, each entered as its field is; open or folded away. */
export const FilterPanel = memo(function FilterPanel() {
  const { module, filters } = useModuleList();
  const { filterValues } = useFilters();
  const translate = useTranslate();
  const names = useFilterNames();
  const change = useChangeFilters();
  const [isOpen] = useStore(`${module.resource}.filtersOpen`, false);
  return (
    <Collapse in={isOpen} unmountOnExit sx={{ '&.MuiCollapse-hidden': { display: 'none' } }}>
      <Card
        component="section"
        id="list-filters"
        role="search"
        aria-label={translate('kit.list.filter.title')}
        className="no-print"
        sx={{ px: 2, pt: 1.5, pb: 0.5 }}
      >
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
            '& > .range': { gridColumn: { sm: 'span 1' } },
          }}
        >
          {names.map((source) => {
            const field = module.fields[source];
            const Filter = field && fieldViews[field.kind].Filter;
            if (!Filter) return null;
            return (
              <Box key={source} className={RANGES.has(field.kind) ? 'range' : undefined} sx={{ minWidth: 0 }}>
                <Filter
                  module={module}
                  source={source}
                  field={field}
                  id={`filter-${source}`}
                  label={fieldLabel(translate, module, source)}
                  only={narrowedBy(field, filterValues)}
                  values={filterValues}
                  onChange={change}
                />
              </Box>
            );
          })}
          {filters}
        </Box>
      </Card>
    </Collapse>
  );
});
