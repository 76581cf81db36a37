import { useCallback, useState } from 'react';
import {
  documentFault,
  DOCUMENT_MAX_BYTES,
  DOCUMENTS_AT_MOST,
  readDocument,
  type DocumentContents,
} from './readDocument.ts';

/** A file that was chosen: being read, ready to be sent, or refused with a code. */
export interface PickedDocument {
  readonly key: number;
  readonly file: File;
  readonly state: 'READING' | 'READY' | 'REFUSED';
  readonly contents?: DocumentContents;
  readonly error?: string;
}

const codeOfFailure = (failure: unknown): string =>
  failure instanceof Error && /^[A-Z_]+$/.test(failure.message) ? failure.message : 'ERROR_UPLOADING';

let nextKey = 1;

/** The documents of a request while it is being written: `most` of them, each of at most `maxBytes`. */
export function useDocuments({ most = DOCUMENTS_AT_MOST, maxBytes = DOCUMENT_MAX_BYTES } = {}) {
  const [documents, setDocuments] = useState<readonly PickedDocument[]>([]);
  const [error, setError] = useState<string | null>(null);

  const put = useCallback((key: number, change: Partial<PickedDocument>) => {
    setDocuments((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }, []);

  const read = useCallback(
    async ({ key, file }: PickedDocument) => {
      put(key, { state: 'READING', error: undefined });
      try {
        put(key, { state: 'READY', contents: await readDocument(file, maxBytes) });
      } catch (failure) {
        put(key, { state: 'REFUSED', error: codeOfFailure(failure) });
      }
    },
    [put, maxBytes],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const room = most - documents.length;
      setError(files.length > room ? 'TOO_MANY_FILES' : null);
      const picked = files.slice(0, room).map((file): PickedDocument => {
        const fault = documentFault(file);
        return {
          key: nextKey++,
          file,
          state: fault ? 'REFUSED' : 'READING',
          ...(fault ? { error: fault } : {}),
        };
      });
      setDocuments((all) => [...all, ...picked]);
      for (const one of picked) if (one.state === 'READING') void read(one);
    },
    [read, most, documents.length],
  );

  const remove = useCallback((key: number) => {
    setError(null);
    setDocuments((all) => all.filter((one) => one.key !== key));
  }, []);

  const ready = documents.flatMap((one) => (one.state === 'READY' && one.contents ? [one.contents] : []));
  return {
    documents,
    most,
    ready,
    add,
    remove,
    again: read,
    error,
    isReading: documents.some((d) => d.state === 'READING'),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
