import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useFieldId } from './ids.ts';

interface SwitchInputProps {
  readonly source: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** Yes or no, at once. */
export function SwitchInput({ source, label, checked, onChange, disabled = false }: SwitchInputProps) {
  const fieldId = useFieldId();
  return (
    <FormControlLabel
      sx={{ ml: 0, mr: 0 }}
      label={label}
      control={
        <Switch
          id={fieldId(source)}
          checked={checked}
          disabled={disabled}
          onChange={(_, on) => onChange(on)}
        />
      }
    />
  );
}
