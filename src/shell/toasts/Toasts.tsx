import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { Toast } from './Toast.tsx';
import { useToastPlace } from './useToastPlace.ts';
import { useTabIntoToasts } from './useTabIntoToasts.ts';
import { useToasts } from './useToasts.ts';

const ID = 'toasts';

/**
 * Where the messages stand: beside the page, not in it. An open dialog hides all that is beside it from screen
 * readers; what is said here must be heard all the same, so that this place never stays hidden.
 */
function toastRoot(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const root = document.createElement('div');
  root.id = ID;
  document.body.append(root);
  new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden');
  }).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
  return root;
}

/** From so many on, all can be closed at once. */
const MANY = 4;

/**
 * Short messages in the corner. Errors stay until they are closed; Escape closes the last. All go to the log, and none
 * outlives the page that it was about. They cover nothing of an open dialog or of an action bar, and Tab reaches them
 * from a dialog.
 */
export function Toasts() {
  const translate = useTranslate();
  const { toasts, close, closeAll } = useToasts();
  const stack = useRef<HTMLDivElement>(null);
  useToastPlace(stack, toasts);
  useTabIntoToasts(stack);
  return createPortal(
    <Box
      ref={stack}
      className="no-print"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 12, md: 20 },
        left: { xs: 12, sm: 'auto' },
        // On a phone the foot of the page belongs to the menu and to a form's buttons.
        top: { xs: 'calc(84px + var(--toast-shift, 0px))', md: 'auto' },
        bottom: { md: 'calc(20px - var(--toast-shift, 0px))' },
        '&[data-above]': { top: 12, bottom: 'auto', maxHeight: '40dvh', overflowY: 'auto' },
        width: { sm: 400 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      {toasts.filter(({ leaving }) => !leaving).length >= MANY && (
        <Button variant="contained" size="small" onClick={() => closeAll()} sx={{ alignSelf: 'flex-end' }}>
          {translate('shell.toasts.closeAll')}
        </Button>
      )}
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={close} />
      ))}
    </Box>,
    toastRoot(),
  );
}
