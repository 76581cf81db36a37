import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { listenToLeftTrouble } from '../../runtime/submission/leftTrouble.ts';

/** Shows as a message why something did not succeed whose form or dialog was closed before the server answered. */
export function useLeftTrouble(): void {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  useEffect(
    () =>
      listenToLeftTrouble((trouble) => {
        const [code = trouble.code] = trouble.kind === 'fields' ? Object.values(trouble.errors) : [];
        const text = trouble.kind === 'lost' ? translate('kit.form.connection.left') : errorText(code);
        notify(text, { type: 'error' });
      }),
    [notify, translate, errorText],
  );
}
