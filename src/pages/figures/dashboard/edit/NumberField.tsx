import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number between two others; what is typed in between is no number yet, and changes nothing. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const set = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <TextField
      type="number"
      label={label}
      value={typed ?? value}
      onChange={({ target }) => set(target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
      sx={{ flex: 1 }}
    />
  );
}
