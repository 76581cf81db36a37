import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface SelectFilterProps<Word extends string> extends Pick<TextFieldProps, 'margin' | 'sx'> {
  readonly label: string;
  readonly value: Word | undefined;
  /** The name of the option that leaves everything in the list. */
  readonly any: string;
  readonly options: readonly Word[];
  readonly nameOf: (word: Word) => string;
  readonly onChoose: (word: Word | '') => void;
}

/** Narrows a list down to one of some words, or to none of them. */
export const SelectFilter = <Word extends string>({
  value,
  any,
  options,
  nameOf,
  onChoose,
  ...field
}: SelectFilterProps<Word>) => (
  <TextField
    select
    margin="none"
    {...field}
    value={value ?? ''}
    onChange={({ target }) => onChoose(target.value as Word | '')}
    slotProps={{ select: { displayEmpty: true } }}
  >
    <MenuItem value="">{any}</MenuItem>
    {options.map((word) => (
      <MenuItem key={word} value={word}>
        {nameOf(word)}
      </MenuItem>
    ))}
  </TextField>
);
