import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { OnProgress } from '../../dataProvider/client/fetchWithProgress.ts';
import type { SentFile } from './chosenFiles.ts';
import { faultText } from './Field.tsx';
import type { Texts } from './texts.ts';

/** The files that a form is sent with. */
interface ChosenFiles {
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
  /** Whether chosen files are still being looked at: a form that is sent now would be sent without them. */
  readonly isAdding: boolean;
  readonly setAdding: (isAdding: boolean) => void;
}

interface FilesFieldProps {
  readonly texts: Texts;
  readonly chosen: ChosenFiles;
  readonly required: boolean;
  readonly hint: string;
  readonly errors: Readonly<Record<string, string>>;
  /** Takes back what was wrong with a field. */
  readonly dismiss: (property: string) => void;
}

/** Rules and sentences of files: a person without files needs neither. */
const loadChosen = () => import('./chosenFiles.ts');

/** Returns files as a call takes them. */
export const readFiles = async (files: readonly File[]): Promise<readonly SentFile[]> =>
  files.length === 0 ? [] : (await loadChosen()).readChosen(files);

/** The files of a form, none at first. */
export function useChosenFiles(): ChosenFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isAdding, setAdding] = useState(false);
  return { files, setFiles, isAdding, setAdding };
}

/** Returns the progress of the upload, as text after a button's label, and the callback that sets it. */
export function useProgress(): readonly [string, OnProgress] {
  const [percent, setPercent] = useState('');
  const onProgress = useCallback<OnProgress>(
    (sent, total) => setPercent(` ${Math.round((100 * sent) / total)} %`),
    [],
  );
  return [percent, onProgress];
}

/** Files that are chosen, or photographed with a phone's camera. */
export function FilesField({
  texts,
  chosen: { files, setFiles, isAdding, setAdding },
  required,
  hint,
  errors,
  dismiss,
}: FilesFieldProps) {
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const { lang } = document.documentElement;
  const [property, code] = Object.entries(errors).find(([name]) => name.startsWith('documents')) ?? [];
  const refused = files[Number(/\d+/.exec(property ?? '')?.[0])]?.name;
  useEffect(() => {
    if (!code) return;
    const general = [faultText(texts, 'documents', code)];
    if (refused === undefined) return setSentences(general);
    loadChosen().then(
      ({ fileSentence }) => setSentences([fileSentence(code, refused, lang)]),
      () => setSentences(general),
    );
  }, [code, refused, texts, lang]);
  const change = (next: readonly File[], said: readonly string[]): void => {
    if (property) dismiss(property);
    setFiles(next);
    setSentences(said);
  };
  const add = async (input: HTMLInputElement): Promise<void> => {
    const added = [...(input.files ?? [])];
    input.value = '';
    setAdding(true);
    const chosen = await loadChosen().then(
      ({ addFiles }) => addFiles(files, added, lang),
      () => ({ files, sentences: [texts.failures.CONNECTION] }),
    );
    change(chosen.files, chosen.sentences);
    setAdding(false);
  };
  const choose = ({ current }: RefObject<HTMLInputElement | null>): void => {
    // Loaded while the person chooses.
    void loadChosen().catch(() => undefined);
    current?.click();
  };
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {texts.fields.documents} <span className="note">{required ? texts.required : texts.optional}</span>
      </span>
      <p className="hint">{hint}</p>
      <p className="hint">{texts.hints.documents}</p>
      <div className="row">
        <button type="button" className="second" disabled={isAdding} onClick={() => choose(chooser)}>
          {texts.files}
        </button>
        <button type="button" className="second camera" disabled={isAdding} onClick={() => choose(camera)}>
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
        onChange={({ target }) => void add(target)}
      />
      <input
        ref={camera}
        type="file"
        aria-label={texts.camera}
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => void add(target)}
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
                onClick={() =>
                  change(
                    files.filter((one) => one !== file),
                    [],
                  )
                }
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {isAdding && <p>{texts.loading}</p>}
        {sentences.map((sentence) => (
          <p key={sentence} className="error">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
