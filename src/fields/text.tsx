import { useTranslate } from 'react-admin';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { PlainFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { TypedControl } from './controls/TypedControl.tsx';
import { Unbroken } from './controls/Unbroken.tsx';
import { storedWords } from './words/storedWords.ts';
import { textInLanguage } from './words/textInLanguage.ts';
import { TextControl } from '../components/TextControl.tsx';
import { wordsIn } from '../../resources/kit/values/knownWords.ts';

function Input({ value, onChange, field, ...rest }: ControlProps) {
  const translate = useTranslate();
  const { words, max } = field;
  const html = { maxLength: max };
  if (!words) return <TextControl {...rest} text={String(value ?? '')} onText={onChange} html={html} />;
  return (
    <TypedControl
      {...rest}
      value={value}
      onChange={onChange}
      show={(stored) => wordsIn(translate, words, String(stored ?? ''))}
      read={(typed) => storedWords(translate, words, typed)}
      html={html}
    />
  );
}

/** Numbers of taxes, documents and places: figures, capitals and what parts them, no words. */
const isCode = (written: string): boolean =>
  /^[\dA-Z][\dA-Z ./-]{3,24}$/.test(written) && written.replace(/\D/g, '').length > 3;

function Value({ value: stored, field, record, compact = false }: ValueProps) {
  const translate = useTranslate();
  const value = compact ? textInLanguage(field.english, stored, record) : stored;
  if (isEmpty(value)) return <EmptyValue />;
  const written = field.words ? wordsIn(translate, field.words, String(value)) : String(value);
  return isCode(written) ? <Unbroken>{written}</Unbroken> : written;
}

/** One line of text. */
export const text: FieldView = {
  Input,
  Value,
  toText: (value, { field, translate }) =>
    field.words ? wordsIn(translate, field.words, String(value ?? '')) : String(value ?? ''),
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};
