import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { DataSetColumn } from '../../../resources/figures/dataSet/calls.ts';
import {
  MOST_PARAMETERS,
  PARAMETER_TYPES,
  typeOfColumn,
  type Parameter,
  type ParameterType,
} from '../../../resources/figures/dataSet/parameters.ts';
import { Columns } from '../../components/Columns.tsx';
import { TextControl } from '../../components/TextControl.tsx';
import { SelectControl } from '../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { describeParameter, parameterOf } from './describe.ts';
import { ParameterInput } from './ParameterInput.tsx';

interface ParameterEditorProps {
  readonly parameters: readonly Parameter[];
  readonly onParameters: (parameters: Parameter[]) => void;
  /** Of a data set: the columns that can be asked for. A query names its parameters itself. */
  readonly columns: readonly DataSetColumn[] | null;
}

/** What is asked each time before figures are answered, with what is proposed. */
export function ParameterEditor({ parameters, onParameters, columns }: ParameterEditorProps) {
  const say = useTexts('dataParameters');
  const id = useId();
  // A name changes while it is typed: lines have numbers as their keys.
  const counter = useRef(parameters.length);
  const [keys, setKeys] = useState<readonly number[]>(() => parameters.map((_, at) => at));
  const offered = columns?.filter((column) => typeOfColumn(column) !== undefined) ?? null;
  const free = offered?.filter(({ name }) => !parameters.some(({ column }) => column === name));
  const next = (): Parameter | undefined => {
    if (!offered) return { name: freeName(parameters), type: 'PERIOD', isRequired: false };
    const [column] = free ?? [];
    return column && parameterOf(column);
  };
  const add = () => {
    const made = next();
    if (!made) return;
    counter.current += 1;
    setKeys([...keys, counter.current]);
    onParameters([...parameters, made]);
  };
  const remove = (at: number) => {
    setKeys(keys.filter((_, n) => n !== at));
    onParameters(parameters.filter((_, n) => n !== at));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {parameters.length === 0 && <Typography color="text.secondary">{say('none')}</Typography>}
      {parameters.map((parameter, at) => (
        <ParameterLine
          key={keys[at] ?? `new-${at}`}
          id={`${id}-${at}`}
          parameter={parameter}
          columns={
            offered &&
            offered.filter(({ name }) => name === parameter.column || free?.some((one) => one.name === name))
          }
          onParameter={(changed) => onParameters(parameters.with(at, changed))}
          onRemove={() => remove(at)}
        />
      ))}
      <Box>
        <Button
          startIcon={<AddRounded />}
          disabled={parameters.length >= MOST_PARAMETERS || free?.length === 0}
          onClick={add}
        >
          {say('add')}
        </Button>
      </Box>
    </Box>
  );
}

/** A name that no parameter has. */
function freeName(parameters: readonly Parameter[]): string {
  let number = parameters.length + 1;
  while (parameters.some(({ name }) => name === `parametro${number}`)) number += 1;
  return `parametro${number}`;
}

interface ParameterLineProps {
  readonly id: string;
  readonly parameter: Parameter;
  readonly columns: readonly DataSetColumn[] | null;
  readonly onParameter: (parameter: Parameter) => void;
  readonly onRemove: () => void;
}

function ParameterLine({ id, parameter, columns, onParameter, onRemove }: ParameterLineProps) {
  const say = useTexts('dataParameters');
  const described = describeParameter(parameter, columns);
  const label = described?.label ?? parameter.name;
  const own = columns?.find(({ name }) => name === parameter.column)?.label ?? parameter.name;
  const remove = say('remove', { name: label });
  const { initial: _, choices: __, ...plain } = parameter;
  const title = (key: 'title' | 'titleEn') => (text: string) => {
    const { [key]: ___, ...rest } = parameter;
    onParameter(text === '' ? rest : { ...rest, [key]: text });
  };
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.5, minWidth: 0 }}
    >
      <Columns widths="repeat(auto-fit, minmax(160px, 1fr))">
        {columns ? (
          <SelectControl
            id={`${id}-column`}
            label={say('column')}
            required
            value={parameter.column ?? ''}
            options={columns.map((one) => ({ value: one.name, text: one.label }))}
            onChoose={(name) => {
              const column = columns.find((one) => one.name === name);
              const made = column && parameterOf(column);
              if (made) onParameter(made);
            }}
          />
        ) : (
          <>
            <TextControl
              id={`${id}-name`}
              label={say('name')}
              required
              text={parameter.name}
              onText={(name) => onParameter({ ...parameter, name })}
            />
            <SelectControl
              id={`${id}-type`}
              label={say('type')}
              required
              value={parameter.type}
              options={PARAMETER_TYPES.map((type) => ({ value: type, text: say(`types.${type}`) }))}
              onChoose={(type) =>
                onParameter({
                  ...plain,
                  type: type as ParameterType,
                  ...(type === 'CHOICE' && { choices: [] }),
                })
              }
            />
          </>
        )}
        <TextControl
          id={`${id}-title`}
          label={say('title')}
          placeholder={own}
          text={parameter.title ?? ''}
          onText={title('title')}
        />
        <TextControl
          id={`${id}-title-en`}
          label={say('titleEn')}
          text={parameter.titleEn ?? ''}
          onText={title('titleEn')}
        />
      </Columns>
      {!columns && parameter.type === 'CHOICE' && (
        <Choices
          id={`${id}-choices`}
          choices={parameter.choices ?? []}
          onChoices={(choices) => onParameter({ ...plain, choices })}
        />
      )}
      {described && (
        <ParameterInput
          key={`${parameter.type} ${parameter.column ?? ''} ${parameter.choices?.length ?? 0}`}
          parameter={described}
          title={say('initial')}
          value={parameter.initial}
          onValue={(value) =>
            onParameter(
              Object.keys(value).length === 0
                ? { ...plain, ...(parameter.choices && { choices: parameter.choices }) }
                : { ...parameter, initial: value },
            )
          }
        />
      )}
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

interface ChoicesProps {
  readonly id: string;
  readonly choices: readonly string[];
  readonly onChoices: (choices: string[]) => void;
}

/** The texts among which is chosen, with commas between them; what is typed stays as it is. */
function Choices({ id, choices, onChoices }: ChoicesProps) {
  const say = useTexts('dataParameters');
  const sayData = useTexts('dataBuilder');
  const [text, setText] = useState(choices.join(', '));
  return (
    <TextControl
      id={id}
      label={say('choices')}
      help={sayData('several')}
      required
      text={text}
      onText={(typed) => {
        setText(typed);
        const parts = typed.split(',').map((part) => part.trim());
        onChoices([...new Set(parts.filter((part) => part !== ''))]);
      }}
    />
  );
}
