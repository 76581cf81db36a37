import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

export interface LineFieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'multiline'> {
  readonly id: string;
  readonly label: string;
  /** The error of the input. */
  readonly error?: string | undefined;
}

/**
 * A text input of one line, with its label above and its error below. The library's own field would load code for
 * choices and menus, which the sign-in page should not wait for.
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
