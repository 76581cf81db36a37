import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';

interface GenderInputProps {
  /** The chosen breed allows an animal whose sex cannot be determined. */
  readonly mayBeUndefined: boolean;
  readonly disabled?: boolean;
}

/** The sex, all answers in sight. */
export function GenderInput({ mayBeUndefined, disabled = false }: GenderInputProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const label = translate('resources.animal.fields.gender');
  const error = useFieldError('gender', label, 'animal');
  const { field } = useController({ name: 'gender' });
  const { clearErrors } = useFormContext();
  const values =
    mayBeUndefined || field.value === 'UNDEFINED' ? ['MALE', 'FEMALE', 'UNDEFINED'] : ['MALE', 'FEMALE'];
  return (
    <FormControl error={error !== undefined} disabled={disabled} required id={fieldId('gender')}>
      <FormLabel id="gender-label" sx={{ fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.35 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        name="gender"
        aria-labelledby="gender-label"
        value={field.value ?? ''}
        onChange={(_, value) => {
          field.onChange(value);
          clearErrors('gender');
        }}
        sx={{ minHeight: 40, alignItems: 'center' }}
      >
        {values.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={translate(`resources.animal.choices.gender.${value}`)}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
