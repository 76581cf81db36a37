import Box from '@mui/material/Box';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog, type ConfirmDialogProps } from '../../components/ConfirmDialog.tsx';
import type { SubmissionErrorProps } from '../../components/SubmissionError.tsx';
import type { Submission } from '../../runtime/submission/useSubmission.ts';
import { stack } from '../../theme/layout.ts';
import { focusIn } from '../custom/ids.ts';
import { SubmissionAlert } from '../SubmissionAlert.tsx';

export interface SubmissionDialogProps
  extends
    Pick<
      ConfirmDialogProps,
      'title' | 'confirm' | 'danger' | 'disabled' | 'isForm' | 'isChosen' | 'isWide' | 'word' | 'children'
    >,
    Pick<SubmissionErrorProps, 'module' | 'fields'> {
  readonly submission: Pick<Submission, 'isBusy' | 'trouble'>;
  /** The button that closes it; "Cancel" by default. */
  readonly cancel?: string;
  /** Its content is a form: Enter sends it. */
  readonly asForm?: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/**
 * A dialog that sends something, and says above its content why the last attempt did not succeed. Its first wrong field
 * takes the focus: it may be scrolled out of sight.
 */
export function SubmissionDialog({
  submission: { isBusy, trouble },
  module,
  fields = [],
  cancel,
  asForm = false,
  onSend,
  onClose,
  children,
  ...dialog
}: SubmissionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  // The button that sends is disabled meanwhile. It would lose the focus to the page, and Escape with it.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isBusy || !(focused instanceof HTMLElement) || !focused.matches(':disabled')) return;
    pressed.current = focused;
    focused.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [isBusy]);
  // With the end of an attempt only: a user who corrects one field is not to be led to the next while typing.
  useEffect(() => {
    if (isBusy) return;
    const button = pressed.current;
    pressed.current = null;
    if (document.activeElement === button?.closest('[role="dialog"]')) button?.focus();
    focusIn(content.current, '[aria-invalid="true"]');
  }, [isBusy]);
  return (
    <ConfirmDialog
      open
      {...dialog}
      cancel={cancel ?? translate('kit.form.cancel')}
      onConfirm={onSend}
      form={asForm ? id : undefined}
      onCancel={onClose}
      busy={isBusy}
    >
      <Box ref={content} sx={stack}>
        <SubmissionAlert
          trouble={trouble}
          module={module}
          fields={fields}
          onAgain={onSend}
          isBusy={isBusy}
          // Above long content it may be scrolled out of sight.
          takesFocus={dialog.isWide ?? false}
        />
        {asForm ? (
          <Box
            component="form"
            id={id}
            noValidate
            onSubmit={(event) => {
              // Also the page behind the dialog may be a form.
              event.stopPropagation();
              event.preventDefault();
              onSend();
            }}
            sx={stack}
          >
            {children}
          </Box>
        ) : (
          children
        )}
      </Box>
    </ConfirmDialog>
  );
}
