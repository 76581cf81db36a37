import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { DataSetColumn } from '../../../../resources/figures/dataSet/calls.ts';
import type { RunnableTemplate } from '../../../../resources/figures/reportRun/calls.ts';
import type {
  ParameterType,
  ParameterValue,
} from '../../../../resources/figures/reportTemplate/definition.ts';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { FilterValue } from '../../../figures/FilterValue.tsx';
import { startFilter, wayOf, type FilterWay } from '../../../figures/filterWays.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** The ways in which the value of a parameter is entered, the usual one first. */
const WAYS: Readonly<Record<ParameterType, readonly FilterWay[]>> = {
  text: ['CONTAINS'],
  number: ['BETWEEN'],
  date: ['BETWEEN'],
  period: ['PERIOD', 'BETWEEN'],
  choice: ['IS'],
  entity: ['IS'],
  municipality: ['IS'],
  breed: ['IS'],
};

interface ParameterInputProps {
  readonly parameter: RunnableTemplate['parameters'][number];
  readonly column: DataSetColumn;
  readonly value: ParameterValue | undefined;
  readonly onValue: (value: ParameterValue) => void;
}

/** What a report asks: its name, and the value, entered as its kind is. */
export function ParameterInput({ parameter, column, value, onValue }: ParameterInputProps) {
  const say = useTexts('dataBuilder');
  const sayPage = useTexts('reportPages');
  const id = useId();
  const ways = WAYS[parameter.type];
  const filter = { column: column.name, ...value };
  const [way, setWay] = useState<FilterWay>(() => wayOf(filter) ?? ways[0]!);
  const take = ({ column: _, ...next }: typeof filter) => onValue(next);
  return (
    <Box role="group" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 650, mb: 1 }}>
        {parameter.label}
        {!parameter.isRequired && (
          <Typography component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` (${sayPage('optional')})`}
          </Typography>
        )}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
        }}
      >
        {ways.length > 1 && (
          <SelectControl
            id={`${id}-way`}
            label={say('way')}
            required
            value={way}
            options={ways.map((one) => ({ value: one, text: say(`ways.${one}`) }))}
            onChoose={(next) => {
              setWay(next as FilterWay);
              take(startFilter(column.name, next as FilterWay).filter);
            }}
          />
        )}
        <FilterValue key={way} id={`${id}-value`} column={column} draft={{ way, filter }} onFilter={take} />
      </Box>
    </Box>
  );
}
