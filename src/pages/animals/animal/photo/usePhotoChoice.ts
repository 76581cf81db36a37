import { useCallback, useRef, useState } from 'react';
import { MAX_PHOTO_BYTES } from '../../../../../resources/common/document/limits.ts';
import { convertPicture, openPhoto, readFailureOf, useUploadNotice } from '../../../../files/index.ts';

/** One photo, as large as the dialog takes it: what is sent is its square. */
export const PHOTO_RULES = { accept: 'image', most: 1, maxBytes: MAX_PHOTO_BYTES } as const;

/** A photo being chosen: once it can be shown it is `source`, and waits for its square to be. */
export function usePhotoChoice() {
  const notice = useUploadNotice(PHOTO_RULES);
  const [source, setSource] = useState<Blob | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The last choice counts: an earlier one may still be on its way through the server. */
  const latest = useRef(0);

  const refuse = useCallback(
    (code: string, filename?: string) => {
      setError(code);
      notice({ code, ...(filename !== undefined && { filename }) });
    },
    [notice],
  );

  const choose = useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      const mine = (latest.current += 1);
      setError(null);
      // Which one is meant only the person knows.
      if (files.length > 1) return refuse('TOO_MANY_FILES');
      setOpening(true);
      try {
        const opened = await openPhoto(file, convertPicture);
        if (mine === latest.current) setSource(opened);
      } catch (failure) {
        if (mine === latest.current) refuse(readFailureOf(failure).code, file.name);
      } finally {
        if (mine === latest.current) setOpening(false);
      }
    },
    [refuse],
  );

  const clear = useCallback(() => setSource(null), []);
  return { choose, source, clear, isOpening, error };
}

export type PhotoChoice = ReturnType<typeof usePhotoChoice>;
