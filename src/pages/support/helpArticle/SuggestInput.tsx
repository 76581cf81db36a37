import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { errorText } from '../../../../i18n/index.ts';
import { helpArticle } from '../../../../resources/support/helpArticle/schema.ts';
import { Combobox } from '../../../components/Combobox.tsx';
import { fieldHelp, fieldLabel } from '../../../fields/index.ts';
import { fieldId } from '../../../forms/FieldInput.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';

export interface Suggestion {
  readonly value: string;
  /** Said beside the value. */
  readonly about?: string;
}

interface SuggestInputProps {
  readonly source: 'category' | 'url';
  readonly suggestions: readonly Suggestion[];
}

/** A text that may be one of those that are there already, or another. */
export function SuggestInput({ source, suggestions }: SuggestInputProps) {
  const translate = useTranslate();
  const { form, id } = useModuleFormContext();
  const { field, fieldState } = useController({ name: source, control: form.control });
  const label = fieldLabel(translate, helpArticle, source);
  const message = fieldState.error?.message;
  const aboutOf = (value: string) => suggestions.find((one) => one.value === value)?.about;
  return (
    <Combobox<string, false, true>
      freeSolo
      id={fieldId(id, source)}
      options={suggestions.map(({ value }) => value)}
      inputValue={String(field.value ?? '')}
      value={String(field.value ?? '')}
      onInputChange={(_, text) => field.onChange(text)}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, value) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <span>{value}</span>
          {aboutOf(value) && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {aboutOf(value)}
            </Box>
          )}
        </Box>
      )}
      text={{
        label,
        inputRef: field.ref,
        required: true,
        error: message !== undefined,
        helperText: message
          ? errorText(translate, message, label, helpArticle.name)
          : fieldHelp(translate, helpArticle, source),
      }}
    />
  );
}
