import FilterAltOffRounded from '@mui/icons-material/FilterAltOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DASHBOARD_FILTERS,
  type DashboardFilter,
  type DashboardFilters,
} from '../../../../../resources/figures/dashboard/filters.ts';
import type { WidgetFigures } from '../../../../../resources/figures/dashboard/calls.ts';
import type { DescribedDataSet } from '../../../../../resources/figures/dataSet/calls.ts';
import { PERIODS } from '../../../../../resources/figures/dataSet/query.ts';
import { Combobox } from '../../../../components/Combobox.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useColumnValues } from './useColumnValues.ts';

interface FilterBarProps {
  /** What each widget shows, and which filters say something about it; nothing before they are counted. */
  readonly figures: readonly Pick<WidgetFigures, 'takes' | 'query'>[] | undefined;
  readonly sets: readonly DescribedDataSet[];
  readonly filters: DashboardFilters;
  readonly onSet: (name: DashboardFilter, value: string | null) => void;
  readonly onClear: () => void;
}

/** The filters of a dashboard that say something about at least one of its widgets. */
export function FilterBar({ figures = [], sets, filters, onSet, onClear }: FilterBarProps) {
  const say = useTexts('dashboardView.filters');
  const sayPeriod = useTexts('dataBuilder.periods');
  const takes = (filter: DashboardFilter) => figures.some((one) => one.takes.includes(filter));
  // The values of a query's parameter are those of any data set that has the column.
  const setWith = (column: DashboardFilter) => {
    const having = sets.filter(({ columns }) => columns.some(({ name }) => name === column));
    return having.find(({ name }) => figures.some(({ query }) => query?.dataSet === name)) ?? having[0];
  };
  const hasDays = takes('period');
  const isSet = DASHBOARD_FILTERS.some((name) => filters[name] !== undefined);
  const chosen = DASHBOARD_FILTERS.filter(
    (name) => name !== 'period' && (takes(name) || filters[name] !== undefined),
  );
  if (!hasDays && chosen.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={say('label')}
      sx={{
        display: 'grid',
        columnGap: 1.5,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
        mb: 1,
      }}
    >
      {hasDays && (
        <TextField
          select
          size="small"
          label={say('period')}
          value={filters.period ?? ''}
          onChange={({ target }) => onSet('period', target.value || null)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{say('own')}</MenuItem>
          {PERIODS.map((one) => (
            <MenuItem key={one} value={one}>
              {sayPeriod(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {chosen.map((name) => (
        <ValueFilter
          key={name}
          label={say(name)}
          placeholder={say('all')}
          set={setWith(name)}
          column={name}
          value={filters[name]}
          onChange={(value) => onSet(name, value)}
        />
      ))}
      {isSet && (
        <Button
          startIcon={<FilterAltOffRounded />}
          onClick={onClear}
          className="no-print"
          sx={{ justifySelf: 'start', mb: 1.5 }}
        >
          {say('clear')}
        </Button>
      )}
    </Box>
  );
}

interface ValueFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly set: DescribedDataSet | undefined;
  readonly column: string;
  readonly value: string | number | undefined;
  readonly onChange: (value: string | null) => void;
}

/** One value of a column, found by typing its name. */
function ValueFilter({ label, placeholder, set, column, value, onChange }: ValueFilterProps) {
  const { data: options = [], isPending, isError } = useColumnValues(set, column);
  const chosen =
    value === undefined
      ? null
      : (options.find((one) => one.value === value) ?? {
          value,
          label: isPending && set ? '…' : String(value),
        });
  return (
    <Combobox
      size="small"
      options={options}
      loading={isPending}
      value={chosen}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      getOptionKey={(option) => String(option.value)}
      onChange={(_, next) => onChange(next === null ? null : String(next.value))}
      text={{ label, placeholder, error: isError, slotProps: { inputLabel: { shrink: true } } }}
    />
  );
}
