import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { DataSetColumn } from '../../../../resources/figures/dataSet/calls.ts';
import { PERIODS } from '../../../../resources/figures/dataSet/query.ts';
import {
  MOST_PARAMETERS,
  PARAMETER_TYPES,
  type ParameterKind,
  type SourceParameter,
} from '../../../../resources/figures/dataSource/parameters.ts';
import { Columns } from '../../../components/Columns.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface ParameterListProps {
  readonly parameters: readonly SourceParameter[];
  readonly onParameters: (parameters: SourceParameter[]) => void;
  /** Of a data set: the columns that a parameter can filter. A query names its parameters itself. */
  readonly columns: readonly DataSetColumn[] | null;
}

/** What is asked for before a source answers. */
export function ParameterList({ parameters, onParameters, columns }: ParameterListProps) {
  const say = useTexts('dataSourcePages');
  const change = (at: number, one: SourceParameter) => onParameters(parameters.with(at, one));
  const add = () =>
    onParameters([
      ...parameters,
      {
        name: `parametro${parameters.length + 1}`,
        label: say('parameter', { number: parameters.length + 1 }),
        type: 'PERIOD',
        isRequired: false,
        initial: 'LAST_MONTH',
        ...(columns?.[0] && { column: columns[0].name }),
      },
    ]);
  return (
    <Box role="group" aria-labelledby="parameters-title" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="parameters-title" component="h3" sx={{ fontWeight: 650 }}>
        {say('parameters')}
      </Typography>
      <Typography color="text.secondary">
        {say(columns ? 'parametersHelp' : 'queryParametersHelp')}
      </Typography>
      {parameters.map((one, at) => (
        <Box key={at} sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.5 }}>
          <Columns>
            <TextControl
              id={`parameter-${at}-name`}
              label={say('parameterName')}
              text={one.name}
              onText={(name) => change(at, { ...one, name })}
            />
            <TextControl
              id={`parameter-${at}-label`}
              label={say('parameterLabel')}
              text={one.label}
              onText={(label) => change(at, { ...one, label })}
            />
            <SelectControl
              id={`parameter-${at}-type`}
              label={say('parameterType')}
              required
              value={one.type}
              options={PARAMETER_TYPES.map((type) => ({ value: type, text: say(`types.${type}`) }))}
              onChoose={(type) => change(at, { ...one, type: type as ParameterKind, initial: null })}
            />
            {columns && (
              <SelectControl
                id={`parameter-${at}-column`}
                label={say('parameterColumn')}
                required
                value={one.column ?? ''}
                options={columns.map(({ name, label }) => ({ value: name, text: label }))}
                onChoose={(column) => change(at, { ...one, column: String(column) })}
              />
            )}
            <InitialValue at={at} one={one} onChange={(next) => change(at, next)} />
            <FormControlLabel
              control={
                <Switch
                  checked={one.isRequired}
                  onChange={(_event, isRequired) => change(at, { ...one, isRequired })}
                />
              }
              label={say('parameterRequired')}
            />
          </Columns>
          <Button color="inherit" onClick={() => onParameters(parameters.filter((_, n) => n !== at))}>
            {say('removeParameter', { name: one.label })}
          </Button>
        </Box>
      ))}
      <Box>
        <Button startIcon={<AddRounded />} disabled={parameters.length >= MOST_PARAMETERS} onClick={add}>
          {say('addParameter')}
        </Button>
      </Box>
    </Box>
  );
}

interface InitialValueProps {
  readonly at: number;
  readonly one: SourceParameter;
  readonly onChange: (one: SourceParameter) => void;
}

/** The value of a parameter where none is given, and the values of a choice. */
function InitialValue({ at, one, onChange }: InitialValueProps) {
  const say = useTexts('dataSourcePages');
  const builder = useTexts('dataBuilder');
  const id = `parameter-${at}-initial`;
  if (one.type === 'PERIOD')
    return (
      <SelectControl
        id={id}
        label={say('parameterInitial')}
        value={typeof one.initial === 'string' ? one.initial : ''}
        options={PERIODS.map((period) => ({ value: period, text: builder(`periods.${period}`) }))}
        onChoose={(period) => onChange({ ...one, initial: period === '' ? null : String(period) })}
      />
    );
  if (one.type === 'CHOICE')
    return (
      <TextControl
        id={id}
        label={say('parameterChoices')}
        help={builder('several')}
        text={(one.choices ?? []).join(',')}
        onText={(text) => onChange({ ...one, choices: text === '' ? [] : text.split(',') })}
      />
    );
  const isNumber = !['TEXT', 'DATE'].includes(one.type);
  return (
    <TextControl
      id={id}
      label={say('parameterInitial')}
      text={one.initial === null || typeof one.initial === 'object' ? '' : String(one.initial)}
      onText={(text) =>
        onChange({
          ...one,
          initial: text === '' ? null : isNumber && Number.isFinite(Number(text)) ? Number(text) : text,
        })
      }
    />
  );
}
