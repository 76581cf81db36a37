import { useCallback, useMemo, useState } from 'react';
import type { QueueOptions } from '../core/queue.ts';
import { useUpload } from '../core/useUpload.ts';
import { convertPicture } from './convertPicture.ts';
import { useUploadNotice } from './useUploadNotice.ts';

/**
 * The files of a field in the back office: problems of a selection are shown in a message. A form asks
 * `holdsForm` before it is sent: a file that would be left out is shown and gets the focus instead.
 */
export function useFiles<Answer = unknown>(options: Pick<QueueOptions<Answer>, 'rules' | 'send'> = {}) {
  const onNotice = useUploadNotice(options.rules);
  const upload = useUpload<Answer>({ ...options, onNotice, convert: convertPicture });
  const { unfinished } = upload;
  const [isAsked, setAsked] = useState(false);
  const holdsForm = useCallback((): boolean => {
    setAsked(unfinished !== undefined);
    if (!unfinished) return false;
    // The place may only be on the page after the form has gone back to it.
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-file="${unfinished.key}"]`);
      row?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    });
    return true;
  }, [unfinished]);
  const isHolding = isAsked && unfinished !== undefined;
  return useMemo(() => ({ ...upload, holdsForm, isHolding }), [upload, holdsForm, isHolding]);
}

export type Files<Answer = unknown> = ReturnType<typeof useFiles<Answer>>;
