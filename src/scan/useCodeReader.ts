import { useCallback, useEffect, useState } from 'react';
import { CodeReader } from './codeReader.ts';

/** A reader for as long as the dialog is open; `failed` where it could not be fetched or started. */
export function useCodeReader() {
  const [reader, setReader] = useState<CodeReader>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const opened = new CodeReader();
    let gone = false;
    setReader(opened);
    opened.ready.catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      opened.close();
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  const fail = useCallback(() => setFailed(true), []);
  return { reader, failed, fail, retry };
}
