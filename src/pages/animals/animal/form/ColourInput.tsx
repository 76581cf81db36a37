import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { useState } from 'react';
import { animal } from '../../../../../resources/animals/animal/schema.ts';
import { wordsIn } from '../../../../../resources/kit/values/knownWords.ts';
import { Combobox } from '../../../../components/Combobox.tsx';
import { storedWords } from '../../../../fields/words/storedWords.ts';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';

/** The coat: one of those that the register knows by name, or a free description. */
export function ColourInput({
  source = 'color',
  disabled = false,
}: {
  readonly source?: string;
  readonly disabled?: boolean;
}) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const label = translate('resources.animal.fields.color');
  const error = useFieldError(source, label, 'animal');
  const { field } = useController({ name: source });
  const { clearErrors } = useFormContext();
  const { words } = animal.fields.color;
  const shown = (stored: string) => (words ? wordsIn(translate, words, stored) : stored);
  const stored = (typed: string) => (words ? storedWords(translate, words, typed) : typed);
  const options = Object.values(words?.stored ?? {}).map(shown);
  const value = String(field.value ?? '');
  // What is typed stays as it is typed; what comes from elsewhere, a draft or the record, is said anew.
  const [typed, setTyped] = useState(() => shown(value));
  const text = stored(typed) === value ? typed : shown(value);
  const put = (next: string) => {
    setTyped(next);
    field.onChange(stored(next));
    clearErrors(source);
  };
  return (
    <Combobox<string, false, true>
      freeSolo
      id={fieldId(source)}
      disabled={disabled}
      options={options}
      inputValue={text}
      // What the list itself puts there is what stands there already.
      onInputChange={(_, next, reason) => {
        if (reason === 'input' || reason === 'clear' || reason === 'selectOption') put(next);
      }}
      value={text || null}
      onBlur={field.onBlur}
      text={{
        required: true,
        label,
        error: error !== undefined,
        helperText: error ?? translate('animalPages.form.colorHint'),
      }}
    />
  );
}
