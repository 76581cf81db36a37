import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useFieldId } from './ids.ts';

interface SwitchInputProps {
  readonly source: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
  /** The reason why it is off, or its effect. */
  readonly help?: string | undefined;
}

/** Yes or no, at once. */
export function SwitchInput({ source, label, checked, onChange, disabled = false, help }: SwitchInputProps) {
  const fieldId = useFieldId();
  const helpId = `${fieldId(source)}-help`;
  return (
    <div>
      <FormControlLabel
        sx={{ ml: 0, mr: 0 }}
        label={label}
        control={
          <Switch
            id={fieldId(source)}
            checked={checked}
            disabled={disabled}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': help ? helpId : undefined } }}
          />
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </div>
  );
}
