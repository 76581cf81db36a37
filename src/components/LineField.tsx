import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

export interface LineFieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'multiline'> {
  readonly id: string;
  readonly label: string;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
}

/**
 * A line to type in, with its label above and what is wrong with it below. The library's own field brings choices
 * and menus along, which nobody should have to wait for at the sign-in page.
 */
export function LineField({ id, label, error, ...input }: LineFieldProps) {
  const wrong = `${id}-helper-text`;
  return (
    <FormControl error={error !== undefined}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </InputLabel>
      <OutlinedInput id={id} {...(error !== undefined && { 'aria-describedby': wrong })} {...input} />
      {error !== undefined && <FormHelperText id={wrong}>{error}</FormHelperText>}
    </FormControl>
  );
}
