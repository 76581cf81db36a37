import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { associationsKey } from '../../../parts/entities/veterinaryAssociation/associations.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

interface UndoneProps {
  readonly text: string;
  readonly onUndo: () => void;
}

function Undoable({ text, onUndo }: UndoneProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <>
      {text}{' '}
      <Button
        size="small"
        color="inherit"
        sx={{ my: -0.75, textDecoration: 'underline' }}
        onClick={() => {
          close();
          onUndo();
        }}
      >
        {translate('ra.action.undo')}
      </Button>
    </>
  );
}

/** Milliseconds in which something can be taken back from its message. */
const UNDO_LASTS = 8_000;

/** Runs actions on associations, one at a time; notifies when the server has answered, with undo where possible. */
export function useAssociationAction() {
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { run: submit, busyWith, trouble, errors, dismiss } = useSubmission();
  const refresh = () => queryClient.invalidateQueries({ queryKey: associationsKey });

  async function undo(way: () => Promise<unknown>) {
    try {
      await way();
      notify('associationPages.done.undone', { type: 'success' });
    } catch (reason) {
      notify(errorText(reason), { type: 'error' });
    }
    await refresh();
  }

  /** Answers whether it was done. */
  async function run(
    name: string,
    act: () => Promise<unknown>,
    told: { readonly text: string; readonly undo?: () => Promise<unknown> },
  ): Promise<boolean> {
    let isDone = false;
    await submit(
      async () => {
        await act();
        isDone = true;
        const way = told.undo;
        const content = way ? <Undoable text={told.text} onUndo={() => void undo(way)} /> : told.text;
        notify(content, { type: 'success', ...(way && { autoHideDuration: UNDO_LASTS }) });
      },
      { of: name },
    );
    await refresh();
    return isDone;
  }
  return { run, busyWith, trouble, errors, dismiss, refresh };
}
