import Box from '@mui/material/Box';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { TypedControl } from './controls/TypedControl.tsx';

const shown = (value: unknown): string =>
  isEmpty(value) ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** As JSON: modules whose values people write give such a field a control of its own. */
const Input = ({ field: _field, ...rest }: ControlProps) => (
  <TypedControl
    {...rest}
    show={shown}
    read={read}
    html={{ spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem' } }}
    more={{ multiline: true, minRows: 3, maxRows: 20 }}
  />
);

const Value = ({ value }: ValueProps) =>
  isEmpty(value) ? (
    <EmptyValue />
  ) : (
    <Box component="code" sx={{ whiteSpace: 'pre-wrap', fontSize: '0.875rem' }}>
      {shown(value)}
    </Box>
  );

/** A value with a shape of its own. */
export const data: FieldView = {
  Input,
  Value,
  toText: (value) => (isEmpty(value) ? '' : JSON.stringify(value)),
};
