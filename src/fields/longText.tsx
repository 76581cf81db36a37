import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { text } from './text.tsx';
import { TextControl } from '../components/TextControl.tsx';

/** From this share of the room on, what is left is counted. */
const COUNT_FROM = 0.8;

/** In a cell a text has two lines. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

function Input({ value, onChange, field, help, ...rest }: ControlProps) {
  const translate = useTranslate();
  const written = String(value ?? '');
  const { max } = field;
  const counter =
    max !== undefined && written.length >= max * COUNT_FROM
      ? translate('kit.form.counter', { count: written.length, max })
      : undefined;
  return (
    <TextControl
      {...rest}
      help={[help, counter].filter(Boolean).join(' ')}
      text={written}
      onText={onChange}
      html={{ maxLength: max }}
      more={{ multiline: true, minRows: 3, maxRows: 14 }}
    />
  );
}

const Value = ({ value, compact }: ValueProps) =>
  isEmpty(value) ? (
    <EmptyValue />
  ) : (
    <Box component="span" sx={compact ? TWO_LINES : { whiteSpace: 'pre-line' }}>
      {String(value)}
    </Box>
  );

/** Several lines of text. */
export const longText: FieldView = { ...text, Input, Value };
