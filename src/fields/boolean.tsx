import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { SIDE_BY_SIDE } from '../theme/layout.ts';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type FilterProps, type ValueProps } from './kind.ts';
import { SelectControl, type SelectOption } from './controls/SelectControl.tsx';
import { StateWord } from './controls/StateWord.tsx';

function useYesNo(): readonly SelectOption[] {
  const translate = useTranslate();
  return [
    { value: 'true', text: translate('kit.fields.boolean.yes') },
    { value: 'false', text: translate('kit.fields.boolean.no') },
  ];
}

const fromText = (text: unknown) => (text === 'true' ? true : text === 'false' ? false : null);

/** A switch where the answer is always there, a choice of three where it may be unknown. */
function Input(props: ControlProps) {
  const translate = useTranslate();
  const options = useYesNo();
  const { id, label, value, onChange, onBlur, inputRef, error, help, disabled = false, field } = props;
  if (!field.isRequired || field.options.initial === undefined) {
    return (
      <SelectControl
        {...props}
        value={isEmpty(value) ? '' : String(value)}
        options={options}
        onChoose={(chosen) => onChange(fromText(chosen))}
        empty={translate('kit.fields.boolean.unknown')}
      />
    );
  }
  return (
    // Beside other fields it stands where those are typed in, not at their labels.
    <FormControl error={error !== undefined} sx={{ [SIDE_BY_SIDE]: { mt: 3.25 } }}>
      <FormControlLabel
        sx={{ ml: 0, alignSelf: 'flex-start' }}
        control={
          <Switch
            id={id}
            checked={value === true}
            onChange={(_, on) => onChange(on)}
            onBlur={onBlur}
            inputRef={inputRef}
            disabled={disabled}
          />
        }
        label={label}
      />
      {(error ?? help) && <FormHelperText>{error ?? help}</FormHelperText>}
    </FormControl>
  );
}

function Value({ field, value, compact = false }: ValueProps) {
  const translate = useTranslate();
  if (isEmpty(value)) return <EmptyValue />;
  const word = translate(`kit.fields.boolean.${value === true ? 'yes' : 'no'}`);
  // In a column of many, a plain no keeps back, so that the few that say yes are seen.
  if (compact && value === false && !field.tones)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {word}
      </Box>
    );
  return <StateWord field={field} value={String(value)} text={word} compact={compact} />;
}

function Filter({ values, onChange, ...rest }: FilterProps) {
  const translate = useTranslate();
  const options = useYesNo();
  const value = values[rest.source];
  return (
    <SelectControl
      {...rest}
      value={isEmpty(value) ? '' : String(value)}
      options={options}
      onChoose={(chosen) => onChange({ [rest.source]: fromText(chosen) ?? undefined })}
      empty={translate('kit.list.filter.any')}
    />
  );
}

/** Yes or no. */
export const boolean: FieldView = {
  Input,
  Value,
  toText: (value, { translate }) =>
    isEmpty(value)
      ? ''
      : translate(`kit.fields.boolean.${value === true || value === 'true' ? 'yes' : 'no'}`),
  Filter,
};
