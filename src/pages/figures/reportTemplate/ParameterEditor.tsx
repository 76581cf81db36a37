import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DataSetColumn, DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import { PERIODS } from '../../../../resources/figures/dataSet/query.ts';
import {
  MOST_PARAMETERS,
  type ParameterType,
  type ReportParameter,
} from '../../../../resources/figures/reportTemplate/definition.ts';
import { Columns } from '../../../components/Columns.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

const TYPE_OF_REFERENCE: Readonly<Record<string, ParameterType>> = {
  entity: 'entity',
  county: 'municipality',
  breed: 'breed',
};

/** The type of parameter that a column is asked by; none for one that cannot be asked. */
function typeOf({ kind, to = '' }: DataSetColumn): ParameterType | undefined {
  if (kind === 'reference') return TYPE_OF_REFERENCE[to];
  if (kind === 'date' || kind === 'timestamp') return 'period';
  if (kind === 'choice' || kind === 'boolean') return 'choice';
  return kind === 'number' || kind === 'money' ? 'number' : 'text';
}

interface ParameterEditorProps {
  readonly set: DescribedDataSet;
  readonly parameters: readonly ReportParameter[];
  readonly onParameters: (parameters: ReportParameter[]) => void;
}

/** What a report asks its user each time: columns of its data set, with what is proposed. */
export function ParameterEditor({ set, parameters, onParameters }: ParameterEditorProps) {
  const say = useTexts('reportTemplatePages');
  const id = useId();
  const offered = set.columns.filter((column) => typeOf(column) !== undefined);
  const free = offered.find(({ name }) => !parameters.some(({ column }) => column === name));
  const made = ({ name }: DataSetColumn): ReportParameter => {
    const column = offered.find((one) => one.name === name)!;
    const type = typeOf(column)!;
    return {
      name,
      type,
      column: name,
      isRequired: type === 'period',
      ...(type === 'period' && { initial: { period: 'LAST_MONTH' } }),
    };
  };
  const change = (at: number, parameter: ReportParameter) =>
    onParameters(parameters.map((one, n) => (n === at ? parameter : one)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {parameters.length === 0 && <Typography color="text.secondary">{say('noParameters')}</Typography>}
      {parameters.map((parameter, at) => (
        <ParameterLine
          key={parameter.name}
          id={`${id}-${at}`}
          columns={offered.filter(
            ({ name }) => name === parameter.column || !parameters.some(({ column }) => column === name),
          )}
          parameter={parameter}
          onColumn={(column) => change(at, made(column))}
          onParameter={(next) => change(at, next)}
          onRemove={() => onParameters(parameters.filter((_, n) => n !== at))}
        />
      ))}
      <Box>
        <Button
          startIcon={<AddRounded />}
          disabled={!free || parameters.length >= MOST_PARAMETERS}
          onClick={() => free && onParameters([...parameters, made(free)])}
        >
          {say('addParameter')}
        </Button>
      </Box>
    </Box>
  );
}

interface ParameterLineProps {
  readonly id: string;
  readonly columns: readonly DataSetColumn[];
  readonly parameter: ReportParameter;
  readonly onColumn: (column: DataSetColumn) => void;
  readonly onParameter: (parameter: ReportParameter) => void;
  readonly onRemove: () => void;
}

function ParameterLine({ id, columns, parameter, onColumn, onParameter, onRemove }: ParameterLineProps) {
  const say = useTexts('reportTemplatePages');
  const sayData = useTexts('dataBuilder');
  const label = columns.find(({ name }) => name === parameter.column)?.label ?? parameter.column;
  const { initial: _, ...without } = parameter;
  const remove = say('removeParameter', { column: label });
  const title = (key: 'title' | 'titleEn') => (text: string) => {
    const { [key]: __, ...rest } = parameter;
    onParameter(text.trim() === '' ? rest : { ...rest, [key]: text });
  };
  return (
    <Box role="group" aria-label={label}>
      <Columns widths="repeat(auto-fit, minmax(160px, 1fr))">
        <SelectControl
          id={`${id}-column`}
          label={sayData('column')}
          required
          value={parameter.column}
          options={columns.map((one) => ({ value: one.name, text: one.label }))}
          onChoose={(name) => {
            const next = columns.find((one) => one.name === name);
            if (next) onColumn(next);
          }}
        />
        {parameter.type === 'period' && (
          <SelectControl
            id={`${id}-initial`}
            label={say('proposed')}
            empty={say('nothingProposed')}
            value={parameter.initial?.period ?? ''}
            options={PERIODS.map((period) => ({ value: period, text: sayData(`periods.${period}`) }))}
            onChoose={(period) =>
              onParameter(
                period === ''
                  ? without
                  : { ...without, initial: { period: period as (typeof PERIODS)[number] } },
              )
            }
          />
        )}
        <TextControl
          id={`${id}-title`}
          label={say('label')}
          placeholder={label}
          text={parameter.title ?? ''}
          onText={title('title')}
        />
        <TextControl
          id={`${id}-title-en`}
          label={say('labelEn')}
          text={parameter.titleEn ?? ''}
          onText={title('titleEn')}
        />
      </Columns>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={parameter.isRequired}
              onChange={(_event, isRequired) => onParameter({ ...parameter, isRequired })}
            />
          }
          label={say('required')}
        />
        <Tooltip title={remove}>
          <IconButton aria-label={remove} onClick={onRemove}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
