import type { ComponentType } from 'react';
import type { LocaleName } from '../../../i18n/locale.ts';
import type { Field } from '../../../resources/kit/fields.ts';
import { useLanguage } from '../../shell/preferences/LanguageProvider.tsx';
import type { ControlProps } from '../kind.ts';
import { TextControl, type TextControlProps } from './TextControl.tsx';
import { useTyped } from './useTyped.ts';

interface TypedInput {
  /** The value as text; what could not be read is the text that it was. */
  readonly written: (value: unknown, locale: LocaleName) => string;
  /** The text as a value, or the text itself, for the check to refuse. */
  readonly read: (text: string) => unknown;
  /** Attributes of the element that is typed in. */
  readonly html: (field: Field) => Record<string, unknown>;
  readonly more?: TextControlProps['more'];
}

/** The control of a value that is no text and is typed as one. */
export function typedInput({ written, read, html, more }: TypedInput): ComponentType<ControlProps> {
  return function Input({ value, onChange, onBlur, field, ...rest }: ControlProps) {
    const [locale] = useLanguage();
    const { text, onText, done } = useTyped(value, onChange, (given) => written(given, locale), read);
    const leave = () => {
      done();
      onBlur?.();
    };
    return (
      <TextControl {...rest} text={text} onText={onText} onBlur={leave} html={html(field)} more={more} />
    );
  };
}
