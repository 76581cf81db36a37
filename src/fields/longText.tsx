import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { text } from './text.tsx';
import { storedWords } from './words/storedWords.ts';
import { textInLanguage } from './words/textInLanguage.ts';
import { wordsIn } from '../../resources/kit/values/knownWords.ts';
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
  const { max, words } = field;
  const stored = String(value ?? '');
  const written = words ? wordsIn(translate, words, stored) : stored;
  const counter =
    max !== undefined && written.length >= max * COUNT_FROM
      ? translate('kit.form.counter', { count: written.length, max })
      : undefined;
  return (
    <TextControl
      {...rest}
      help={[help, counter].filter(Boolean).join(' ')}
      text={written}
      onText={(typed) => onChange(words ? storedWords(translate, words, typed) : typed)}
      html={{ maxLength: max }}
      more={{ multiline: true, minRows: 3, maxRows: 14 }}
    />
  );
}

function Value({ value: stored, field, record, compact }: ValueProps) {
  const translate = useTranslate();
  const value = compact ? textInLanguage(field.english, stored, record) : stored;
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <Box component="span" sx={compact ? TWO_LINES : { whiteSpace: 'pre-line' }}>
      {field.words ? wordsIn(translate, field.words, String(value)) : String(value)}
    </Box>
  );
}

/** Several lines of text. */
export const longText: FieldView = { ...text, Input, Value };
