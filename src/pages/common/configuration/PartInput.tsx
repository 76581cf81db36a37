import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { RichTextControl } from '../../../fields/richText/richText.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { TypedControl } from '../../../fields/controls/TypedControl.tsx';
import type { Part } from './parts.ts';

interface PartInputProps {
  readonly part: Part;
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error?: string | undefined;
}

/** One part of a value, entered as its kind asks. */
export function PartInput({ part, ...props }: PartInputProps) {
  const translate = useTranslate();
  const { id, label, help, value, onChange, error } = props;
  const required = !part.optional;
  switch (part.kind) {
    case 'html':
      return <RichTextControl {...{ id, label, help, error, value, onChange, required }} />;
    case 'integer':
      return (
        <TypedControl
          {...props}
          show={shown}
          read={read}
          required
          html={{ inputMode: 'numeric', maxLength: 9 }}
        />
      );
    case 'days':
    case 'text': {
      const isList = part.kind === 'days';
      return (
        <TextControl
          {...{ id, label, help, error, required }}
          text={String(value ?? '')}
          onText={onChange}
          more={isList ? { multiline: true, minRows: 3 } : undefined}
          html={{ maxLength: isList ? 600 : 300 }}
        />
      );
    }
    case 'boolean':
      return (
        <FormControl error={error !== undefined}>
          <FormControlLabel
            sx={{ ml: 0, alignSelf: 'flex-start' }}
            control={<Switch id={id} checked={value === true} onChange={(_, on) => onChange(on)} />}
            label={label}
          />
          {(error ?? help) && <FormHelperText>{error ?? help}</FormHelperText>}
        </FormControl>
      );
    case 'choice':
      return (
        <SelectControl
          {...{ id, label, help, error, required }}
          value={String(value ?? '')}
          options={(part.choices ?? []).map((choice) => ({
            value: choice,
            text: translate(`configurationPages.choices.${choice}`),
          }))}
          onChoose={onChange}
        />
      );
  }
}

const shown = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
/** A whole number; what is none stays the text that it is, for the check to refuse. */
const read = (text: string): unknown =>
  text.trim() === '' ? null : /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;
