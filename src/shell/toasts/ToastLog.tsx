import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useToastLog } from './toastLog.ts';
import { toneOf, ToneIcon } from './ToneIcon.tsx';
import { useTimeAgo } from '../../runtime/useTimeAgo.ts';

/** The messages of this visit, to be read again. */
export function ToastLog() {
  const translate = useTranslate();
  const timeAgo = useTimeAgo();
  const log = useToastLog();
  if (log.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="toast-log" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Typography
        id="toast-log"
        component="h3"
        sx={{ px: 2, pt: 1.25, fontSize: '0.8125rem', fontWeight: 700, color: 'text.secondary' }}
      >
        {translate('shell.toasts.log')}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-labelledby="toast-log"
        sx={{ m: 0, p: 0, px: 2, pb: 1.25, listStyle: 'none', maxHeight: 180, overflowY: 'auto' }}
      >
        {log.map((toast) => (
          <Box key={toast.id} component="li" sx={{ display: 'flex', gap: 1, py: 0.5, fontSize: '0.875rem' }}>
            <ToneIcon tone={toneOf(toast.type)} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {toast.text}
            </Box>
            <Box component="time" dateTime={toast.at} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {timeAgo(toast.at)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
