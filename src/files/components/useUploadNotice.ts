import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UploadNotice, UploadRules } from '../core/types.ts';
import { uploadErrorText } from './uploadError.ts';

/** Milliseconds for which a refusal is shown: it names the file and the reason, which takes a while to read. */
const NOTICE_MS = 10_000;

const NO_RULES: UploadRules = {};

/** Shows the problems of a selection of files in a message. */
export function useUploadNotice(rules: UploadRules = NO_RULES): (notice: UploadNotice) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    ({ code, filename }: UploadNotice) => {
      const reason = uploadErrorText(translate, code, rules);
      notify(filename ? translate('filePages.picker.failed', { filename, reason }) : reason, {
        type: 'warning',
        autoHideDuration: NOTICE_MS,
      });
    },
    [notify, translate, rules],
  );
}
