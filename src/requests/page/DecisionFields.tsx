import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../../resources/kit/types.ts';
import { FilePicker, useFiles } from '../../files/index.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { useRequestType } from '../requestType.ts';

/** What a decision carries beside its reason, while it is entered. */
export function useDecisionFields(fields: Fields) {
  const [filesName, filesField] = Object.entries(fields).find(([, { files }]) => files) ?? [];
  const documents = useFiles(filesField?.files ? { rules: filesField.files } : {});
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const names = Object.keys(fields).filter((name) => name !== filesName);
  return {
    fields,
    names,
    filesName,
    documents,
    texts,
    setText: (name: string, text: string) => setTexts((all) => ({ ...all, [name]: text })),
    isAsked: Object.keys(fields).length > 0,
    takeRefusal: (failure: unknown) => documents.takeRefusal(failure, filesName),
    /** The values as the call takes them. */
    given: (): Readonly<Record<string, unknown>> => ({
      ...Object.fromEntries(
        names.flatMap((name) => (texts[name]?.trim() ? [[name, texts[name].trim()]] : [])),
      ),
      ...(filesName !== undefined && documents.ready.length > 0 && { [filesName]: [...documents.ready] }),
    }),
  };
}

interface DecisionFieldsProps {
  readonly fields: ReturnType<typeof useDecisionFields>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The declared values of a decision: texts, and files that prove it. */
export function DecisionFields({ fields, errors }: DecisionFieldsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { name: module } = useRequestType();
  const label = (name: string) =>
    translate(`resources.${module}.operations.decide.fields.${name}`, {
      _: translate(`resources.${module}.fields.${name}`),
    });
  const { names, filesName, documents, texts, setText } = fields;
  return (
    <div>
      {names.map((name) => (
        <TextField
          key={name}
          multiline
          minRows={2}
          id={`decision-${name}`}
          label={label(name)}
          value={texts[name] ?? ''}
          onChange={(event) => setText(name, event.target.value)}
          error={errors[name] !== undefined}
          helperText={
            errors[name]
              ? errorText(errors[name])
              : translate(`resources.${module}.operations.decide.help.${name}`, { _: '' })
          }
          slotProps={{ htmlInput: { maxLength: fields.fields[name]?.max ?? 1000 } }}
        />
      ))}
      {filesName !== undefined && (
        <FilePicker files={documents} label={label(filesName)} error={errors[filesName]} />
      )}
    </div>
  );
}
