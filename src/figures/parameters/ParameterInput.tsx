import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type {
  DescribedParameter,
  ParameterType,
  ParameterValue,
} from '../../../resources/figures/dataSet/parameters.ts';
import { SelectControl } from '../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { FilterValue } from '../FilterValue.tsx';
import { startFilter, wayOf, type FilterWay } from '../filterWays.ts';

/** The ways in which the value of a parameter is entered, the usual one first. */
const WAYS: Readonly<Record<ParameterType, readonly [FilterWay, ...FilterWay[]]>> = {
  TEXT: ['CONTAINS'],
  NUMBER: ['BETWEEN'],
  DATE: ['BETWEEN'],
  PERIOD: ['PERIOD', 'BETWEEN'],
  CHOICE: ['IS'],
  ENTITY: ['IS'],
  MUNICIPALITY: ['IS'],
  BREED: ['IS'],
};

/** Those of a query's parameter, which has one value. */
const SINGLE_WAYS: Partial<typeof WAYS> = { TEXT: ['IS'], NUMBER: ['IS'], DATE: ['ON'] };

interface ParameterInputProps {
  readonly parameter: DescribedParameter;
  readonly value: ParameterValue | undefined;
  readonly onValue: (value: ParameterValue) => void;
  /** In place of the parameter's label. */
  readonly title?: string;
}

/** What is asked before figures are answered: its name, and the value, entered as its kind is. */
export function ParameterInput({ parameter, value, onValue, title }: ParameterInputProps) {
  const say = useTexts('dataBuilder');
  const sayParameter = useTexts('dataParameters');
  const id = useId();
  const { type, kind, to, options, label, isSingle, isRequired } = parameter;
  const ways = (isSingle ? SINGLE_WAYS[type] : undefined) ?? WAYS[type];
  const column = {
    name: parameter.column ?? parameter.name,
    label,
    kind,
    isPersonal: false,
    ...(options && { choices: options }),
    ...(to !== undefined && { to }),
  };
  const filter = { column: column.name, ...value };
  const [way, setWay] = useState<FilterWay>(() => {
    const given = wayOf(filter);
    return ways.find((one) => one === given) ?? ways[0];
  });
  const take = ({ column: _, ...next }: typeof filter) => onValue(next);
  return (
    <Box role="group" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 650, mb: 1 }}>
        {title ?? label}
        {title === undefined && !isRequired && (
          <Typography component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` (${sayParameter('optional')})`}
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
        <FilterValue
          key={way}
          id={`${id}-value`}
          column={column}
          draft={{ way, filter }}
          onFilter={take}
          isSingle={isSingle}
          isOptional={!isRequired || title !== undefined}
        />
      </Box>
    </Box>
  );
}
