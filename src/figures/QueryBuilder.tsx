import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DescribedDataSet } from '../../resources/figures/dataSet/calls.ts';
import type { DataQuery } from '../../resources/figures/dataSet/query.ts';
import { Columns } from '../components/Columns.tsx';
import { SelectControl } from '../fields/controls/SelectControl.tsx';
import { useTexts } from '../runtime/language/useTexts.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { GroupEditor } from './GroupEditor.tsx';

/** The question that a data set answers before anything is chosen. */
export const startQuery = ({ name, initial }: DescribedDataSet): DataQuery => ({
  dataSet: name,
  by: initial.by.map((column) => ({ column })),
  show: [...initial.show],
  filters: [],
});

/** The question for its rows: the columns that it has, as many as are read at a glance. */
const startRows = ({ name, columns }: DescribedDataSet): DataQuery => ({
  dataSet: name,
  by: [],
  show: [],
  columns: columns
    .filter(({ isPersonal }) => !isPersonal)
    .slice(0, 6)
    .map((column) => column.name),
  filters: [],
});

interface QueryBuilderProps {
  /** The data sets that may be chosen. */
  readonly sets: readonly DescribedDataSet[];
  readonly query: DataQuery;
  readonly onQuery: (query: DataQuery) => void;
  /** Single rows can be asked for, beside groups. */
  readonly allowsRows?: boolean;
}

/** What is asked of a data set: groups with measures, or rows; filters; order. */
export function QueryBuilder({ sets, query, onQuery, allowsRows = false }: QueryBuilderProps) {
  const say = useTexts('dataBuilder');
  const id = useId();
  const set = sets.find(({ name }) => name === query.dataSet);
  const isRows = query.columns !== undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SelectControl
        id={`${id}-set`}
        label={say('dataSet')}
        help={set?.text}
        required
        value={set ? query.dataSet : ''}
        options={sets.map(({ name, label }) => ({ value: name, text: label }))}
        onChoose={(name) => {
          const next = sets.find((one) => one.name === name);
          if (next) onQuery(startQuery(next));
        }}
      />
      {set && (
        <>
          {allowsRows && (
            <Box>
              <Typography id={`${id}-kind`} component="h3" sx={{ fontWeight: 650 }}>
                {say('kind')}
              </Typography>
              <RadioGroup
                row
                aria-labelledby={`${id}-kind`}
                value={isRows ? 'ROWS' : 'GROUPS'}
                onChange={(_event, kind) =>
                  onQuery({ ...(kind === 'ROWS' ? startRows(set) : startQuery(set)), filters: query.filters })
                }
              >
                {(['GROUPS', 'ROWS'] as const).map((kind) => (
                  <FormControlLabel
                    key={kind}
                    value={kind}
                    control={<Radio />}
                    label={say(`kinds.${kind}`)}
                  />
                ))}
              </RadioGroup>
            </Box>
          )}
          {isRows ? (
            <RowsChoice id={id} {...{ set, query, onQuery }} />
          ) : (
            <>
              <GroupEditor
                id={id}
                set={set}
                by={query.by}
                onBy={(by) => onQuery(inOrder({ ...query, by }))}
              />
              <SelectControl
                id={`${id}-show`}
                label={say('measures')}
                value={query.show}
                options={set.measures.map(({ name, label }) => ({ value: name, text: label }))}
                onChoose={(show) => onQuery(inOrder({ ...query, show: show as string[] }))}
              />
            </>
          )}
          <OrderChoice id={id} {...{ set, query, onQuery }} />
          <FilterEditor
            key={set.name}
            set={set}
            filters={query.filters}
            onFilters={(filters) => onQuery({ ...query, filters })}
          />
        </>
      )}
    </Box>
  );
}

interface PartProps {
  readonly id: string;
  readonly set: DescribedDataSet;
  readonly query: DataQuery;
  readonly onQuery: (query: DataQuery) => void;
}

/** The names of the columns of the answer. */
const answered = ({ columns, by, show }: DataQuery): readonly string[] =>
  columns ?? [...by.map(({ column }) => column), ...show];

/** The question without an order by what it no longer answers. */
function inOrder({ order, ...query }: DataQuery): DataQuery {
  return order && answered(query).includes(order.by) ? { ...query, order } : query;
}

function RowsChoice({ id, set, query, onQuery }: PartProps) {
  const say = useTexts('dataBuilder');
  return (
    <SelectControl
      id={`${id}-columns`}
      label={say('columns')}
      help={say('columnsHelp')}
      value={query.columns ?? []}
      options={set.columns.map(({ name, label, isPersonal }) => ({
        value: name,
        text: isPersonal ? say('personal', { column: label }) : label,
      }))}
      onChoose={(columns) => onQuery(inOrder({ ...query, columns: columns as string[] }))}
    />
  );
}

function OrderChoice({ id, set, query, onQuery }: PartProps) {
  const say = useTexts('dataBuilder');
  const labels = new Map([...set.columns, ...set.measures].map(({ name, label }) => [name, label]));
  const { order, ...rest } = query;
  return (
    <Columns widths={order ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)'}>
      <SelectControl
        id={`${id}-order`}
        label={say('order')}
        empty={say('orderOwn')}
        value={order?.by ?? ''}
        options={answered(query).map((name) => ({ value: name, text: labels.get(name) ?? name }))}
        onChoose={(by) =>
          onQuery(
            by === '' ? rest : { ...rest, order: { by: String(by), descending: order?.descending ?? false } },
          )
        }
      />
      {order && (
        <FormControlLabel
          sx={{ pt: { md: 3.5 } }}
          control={
            <Switch
              checked={order.descending}
              onChange={(_event, descending) => onQuery({ ...query, order: { ...order, descending } })}
            />
          }
          label={say('descending')}
        />
      )}
    </Columns>
  );
}
