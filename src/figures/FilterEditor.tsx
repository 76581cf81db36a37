import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { DataSetColumn, DescribedDataSet } from '../../resources/figures/dataSet/calls.ts';
import type { DataFilter } from '../../resources/figures/dataSet/query.ts';
import { SelectControl } from '../fields/controls/SelectControl.tsx';
import { useTexts } from '../runtime/language/useTexts.ts';
import { FilterValue } from './FilterValue.tsx';
import { isComplete, startFilter, wayOf, waysOf, type FilterDraft, type FilterWay } from './filterWays.ts';

/** As many as a question takes. */
const MOST_FILTERS = 20;

interface FilterEditorProps {
  readonly set: Pick<DescribedDataSet, 'columns'>;
  /** Read once; give the editor another `key` to start anew. */
  readonly filters: readonly DataFilter[];
  /** Receives the filters that compare something, at each change. */
  readonly onFilters: (filters: DataFilter[]) => void;
}

type Line = FilterDraft & { readonly key: number };

/** The filters of a question to a data set: which column, how it is compared, and with what. */
export function FilterEditor({ set, filters, onFilters }: FilterEditorProps) {
  const say = useTexts('dataBuilder');
  const id = useId();
  const keys = useRef(filters.length);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    filters.flatMap((filter, key) => {
      const way = wayOf(filter);
      return way ? [{ way, filter, key }] : [];
    }),
  );
  const take = (next: readonly Line[]) => {
    setLines(next);
    onFilters(next.filter(isComplete).map(({ filter }) => filter));
  };
  const change = (key: number, draft: FilterDraft) =>
    take(lines.map((line) => (line.key === key ? { ...draft, key } : line)));
  const add = () => {
    const [column] = set.columns;
    if (!column) return;
    keys.current += 1;
    take([...lines, { ...startFilter(column.name, waysOf(column)[0]!), key: keys.current }]);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-title`} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 650 }}>
        {say('filters')}
      </Typography>
      {lines.length === 0 && <Typography color="text.secondary">{say('noFilters')}</Typography>}
      {lines.map((line) => (
        <FilterLine
          key={line.key}
          id={`${id}-${line.key}`}
          columns={set.columns}
          draft={line}
          onDraft={(draft) => change(line.key, draft)}
          onRemove={() => take(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <Box>
        <Button startIcon={<AddRounded />} onClick={add} disabled={lines.length >= MOST_FILTERS}>
          {say('addFilter')}
        </Button>
      </Box>
    </Box>
  );
}

interface FilterLineProps {
  readonly id: string;
  readonly columns: readonly DataSetColumn[];
  readonly draft: FilterDraft;
  readonly onDraft: (draft: FilterDraft) => void;
  readonly onRemove: () => void;
}

function FilterLine({ id, columns, draft, onDraft, onRemove }: FilterLineProps) {
  const say = useTexts('dataBuilder');
  const column = columns.find(({ name }) => name === draft.filter.column);
  if (!column) return null;
  const labelOf = ({ label, isPersonal }: DataSetColumn) =>
    isPersonal ? say('personal', { column: label }) : label;
  const remove = say('removeFilter', { column: column.label });
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(150px, 1fr)) 44px' },
        borderLeft: { xs: '3px solid', sm: 'none' },
        borderColor: 'divider',
        pl: { xs: 1.5, sm: 0 },
      }}
    >
      <SelectControl
        id={`${id}-column`}
        label={say('column')}
        required
        value={column.name}
        options={columns.map((one) => ({ value: one.name, text: labelOf(one) }))}
        onChoose={(name) => {
          const next = columns.find((one) => one.name === name);
          if (next) onDraft(startFilter(next.name, waysOf(next)[0]!));
        }}
      />
      <SelectControl
        id={`${id}-way`}
        label={say('way')}
        required
        value={draft.way}
        options={waysOf(column).map((way) => ({ value: way, text: say(`ways.${way}`) }))}
        onChoose={(way) => onDraft(startFilter(column.name, way as FilterWay))}
      />
      <FilterValue
        key={`${column.name} ${draft.way}`}
        id={`${id}-value`}
        column={column}
        draft={draft}
        onFilter={(filter) => onDraft({ way: draft.way, filter })}
      />
      <Box sx={{ pt: { sm: 3.5 }, justifySelf: { xs: 'end' } }}>
        <Tooltip title={remove}>
          <IconButton aria-label={remove} onClick={onRemove}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
