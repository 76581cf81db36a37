import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { DescribedDataSet } from '../../resources/figures/dataSet/calls.ts';
import { STEPS, type DataQuery, type Step } from '../../resources/figures/dataSet/query.ts';
import { SelectControl } from '../fields/controls/SelectControl.tsx';
import { useTexts } from '../runtime/language/useTexts.ts';

/** As many as a question takes. */
const MOST_GROUPS = 4;

interface GroupEditorProps {
  readonly id: string;
  readonly set: DescribedDataSet;
  readonly by: DataQuery['by'];
  readonly onBy: (by: DataQuery['by']) => void;
}

/** The columns by which rows are counted, days by their step. */
export function GroupEditor({ id, set, by, onBy }: GroupEditorProps) {
  const say = useTexts('dataBuilder');
  const columnOf = (name: string) => set.columns.find((column) => column.name === name);
  const isDay = (name: string) => ['date', 'timestamp'].includes(columnOf(name)?.kind ?? '');
  const groupOf = (column: string): DataQuery['by'][number] =>
    isDay(column) ? { column, step: 'MONTH' } : { column };
  const free = set.columns.filter(({ name }) => !by.some(({ column }) => column === name));
  const replace = (at: number, group: DataQuery['by'][number]) => onBy(by.with(at, group));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {by.map((group, at) => {
        const label = columnOf(group.column)?.label ?? group.column;
        const remove = say('removeGroup', { column: label });
        return (
          <Box
            key={group.column}
            sx={{
              display: 'grid',
              columnGap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: isDay(group.column)
                ? { xs: 'minmax(0, 1fr) 44px', sm: 'minmax(0, 2fr) minmax(0, 1fr) 44px' }
                : 'minmax(0, 1fr) 44px',
            }}
          >
            <SelectControl
              id={`${id}-by-${at}`}
              label={say('byNumber', { number: at + 1 })}
              required
              value={group.column}
              options={set.columns
                .filter(({ name }) => name === group.column || free.some((one) => one.name === name))
                .map((column) => ({ value: column.name, text: column.label }))}
              onChoose={(name) => replace(at, groupOf(String(name)))}
            />
            {isDay(group.column) && (
              <Box sx={{ gridRow: { xs: 2, sm: 'auto' } }}>
                <SelectControl
                  id={`${id}-step-${at}`}
                  label={say('stepOf', { column: label })}
                  required
                  value={group.step ?? 'DAY'}
                  options={STEPS.map((step) => ({ value: step, text: say(`steps.${step}`) }))}
                  onChoose={(step) => replace(at, { column: group.column, step: step as Step })}
                />
              </Box>
            )}
            <Box sx={{ pt: 3.5 }}>
              <Tooltip title={remove}>
                <IconButton aria-label={remove} onClick={() => onBy(by.filter((_, n) => n !== at))}>
                  <CloseRounded fontSize="small" />
                </IconButton>
              </Tooltip>
            </Box>
          </Box>
        );
      })}
      <Box>
        <Button
          startIcon={<AddRounded />}
          disabled={by.length >= MOST_GROUPS || free.length === 0}
          onClick={() => onBy([...by, groupOf(free[0]!.name)])}
        >
          {say('addGroup')}
        </Button>
      </Box>
    </Box>
  );
}
