import { useId, useRef } from 'react';
import { MAX_FILE_BYTES } from '../../resources/document/limits.ts';
import { MAX_FORM_FILES } from '../../resources/publicForm/forms.ts';
import { toBase64 } from '../files/core/base64.ts';
import { shrink } from '../files/core/shrink.ts';
import { faultText } from './Field.tsx';
import type { Texts } from './texts.ts';

/** A file as the calls take it. */
export interface SentFile {
  readonly filename: string;
  readonly type: string;
  readonly contents: string;
}

interface FilesFieldProps {
  readonly texts: Texts;
  readonly files: readonly File[];
  readonly required: boolean;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** Reads files for a call; a phone's photo over the limit is made smaller. */
export const readFiles = (files: readonly File[]): Promise<SentFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const smaller =
        file.size > MAX_FILE_BYTES && file.type.startsWith('image/')
          ? await shrink(file, MAX_FILE_BYTES)
          : undefined;
      return {
        filename: smaller ? `${file.name.replace(/\.\w+$/, '')}.jpg` : file.name,
        type: smaller ? 'image/jpeg' : file.type,
        contents: await toBase64(smaller ?? file),
      };
    }),
  );

/** Files that are chosen, or photographed with a phone's camera. */
export function FilesField({ texts, files, required, hint, error, onChange }: FilesFieldProps) {
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const add = (input: HTMLInputElement): void => {
    onChange([...files, ...(input.files ?? [])].slice(0, MAX_FORM_FILES));
    input.value = '';
  };
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {texts.fields.documents} <span className="note">{required ? texts.required : texts.optional}</span>
      </span>
      <p className="hint">{hint}</p>
      <p className="hint">{texts.hints.documents}</p>
      <div className="row">
        <button type="button" className="second" onClick={() => chooser.current?.click()}>
          {texts.files}
        </button>
        <button type="button" className="second camera" onClick={() => camera.current?.click()}>
          {texts.camera}
        </button>
      </div>
      <input
        ref={chooser}
        type="file"
        name="documents"
        aria-label={texts.files}
        accept="image/*,application/pdf"
        multiple
        hidden
        onChange={({ target }) => add(target)}
      />
      <input
        ref={camera}
        type="file"
        aria-label={texts.camera}
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => add(target)}
      />
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`}>
              <span>{file.name}</span>
              <button
                type="button"
                className="plain"
                aria-label={`${texts.remove}: ${file.name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && <p className="error">{faultText(texts, 'documents', error)}</p>}
    </div>
  );
}
