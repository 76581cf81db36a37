import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useCallback, useEffect, useState } from 'react';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { FADE } from './durations.ts';
import { toneOf, ToneIcon } from './ToneIcon.tsx';
import type { ShownToast } from './useToasts.ts';

interface ToastProps {
  readonly toast: ShownToast;
  readonly onClose: (id: number, undone?: boolean) => void;
}

/** One message. It waits while the pointer or the focus is on it. */
export function Toast({ toast, onClose }: ToastProps) {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  const tone = toneOf(toast.type);
  const { id, lasts, leaving = false } = toast;
  const close = useCallback(() => onClose(id), [onClose, id]);

  useEffect(() => {
    if (lasts === null || held || leaving) return undefined;
    const timer = setTimeout(close, lasts);
    return () => clearTimeout(timer);
  }, [lasts, held, leaving, close]);

  return (
    <CloseNotificationContext.Provider value={close}>
      <Box
        role={toast.type === 'error' ? 'alert' : 'status'}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          close();
        }}
        sx={({ palette: { colours } }) => ({
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.25,
          py: 1,
          pl: 1.75,
          pr: 1,
          borderRadius: '10px',
          border: `1px solid ${colours.tones[tone].line}`,
          bgcolor: colours.tones[tone].ground,
          color: colours.tones[tone].text,
          fontSize: '0.9375rem',
          boxShadow: '0 10px 28px -8px rgb(6 24 20 / 0.35)',
          animation: 'toast-in 180ms ease-out',
          transition: `opacity ${FADE}ms ease-in`,
          ...(leaving && { '&&': { opacity: 0, pointerEvents: 'none' } }),
          '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
        })}
      >
        <Box sx={{ pt: 0.75, display: 'flex' }}>
          <ToneIcon tone={tone} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}>
          {toast.title && <Box sx={{ fontWeight: 700 }}>{toast.title}</Box>}
          {toast.content}
          {toast.next && (
            <>
              {' '}
              <Link component={RouterLink} to={toast.next.to} color="inherit" sx={{ fontWeight: 600 }}>
                {toast.next.label}
              </Link>
            </>
          )}
        </Box>
        {toast.undo && (
          <Button size="small" color="inherit" onClick={() => onClose(id, true)}>
            {translate('ra.action.undo')}
          </Button>
        )}
        <IconButton size="small" color="inherit" aria-label={translate('shell.toasts.close')} onClick={close}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
    </CloseNotificationContext.Provider>
  );
}
