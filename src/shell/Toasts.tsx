import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Toast } from './Toast.tsx';
import { useToasts } from './useToasts.ts';

/** From so many on, all can be closed at once. */
const MANY = 4;

/** Short messages in the corner. Errors stay until they are closed; Escape closes the last. All go to the log. */
export function Toasts() {
  const translate = useTranslate();
  const { toasts, close, closeAll } = useToasts();
  return (
    <Box
      className="no-print"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 12, md: 20 },
        left: { xs: 12, sm: 'auto' },
        // On a phone the foot of the page belongs to the menu and to a form's buttons.
        top: { xs: 72, md: 'auto' },
        bottom: { md: 20 },
        width: { sm: 400 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      {toasts.length >= MANY && (
        <Button variant="contained" size="small" onClick={closeAll} sx={{ alignSelf: 'flex-end' }}>
          {translate('shell.toasts.closeAll')}
        </Button>
      )}
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={close} />
      ))}
    </Box>
  );
}
