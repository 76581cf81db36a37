import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../../runtime/language/useTexts.ts';
import { RedactionDialog } from './RedactionDialog.tsx';
import type { Screenshot } from './useScreenshot.ts';

/** What stands below the picture, by its state. */
const HINTS = {
  TAKING: 'taking',
  TAKEN: 'screenshotHint',
  REMOVED: 'removed',
  FAILED: 'noPicture',
} as const;

/** The picture that will be sent, small; to be looked at, covered in parts, or taken out. */
export function ScreenshotField({ screenshot }: { readonly screenshot: Screenshot }) {
  const [isOpen, setOpen] = useState(false);
  const { canvas, state, replace, remove, restore } = screenshot;
  const url = useMemo(() => canvas?.toDataURL('image/png'), [canvas]);
  const say = useTexts('supportPages.dialog');
  const hint = HINTS[state];
  return (
    <Box component="section" aria-labelledby="screenshot-label" sx={{ mb: 2 }}>
      <Typography
        id="screenshot-label"
        component="h3"
        sx={{ mb: 0.75, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {say('screenshot')}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1.5, alignItems: 'flex-start' }}
      >
        <Box
          sx={({ palette }) => ({
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 148,
            height: 96,
            overflow: 'hidden',
            borderRadius: '9px',
            border: `1px solid ${palette.colours.line}`,
            bgcolor: palette.colours.sunken,
          })}
        >
          {state === 'TAKING' && <CircularProgress size={24} aria-label={say('taking')} />}
          {state === 'TAKEN' && url && (
            <img
              src={url}
              alt={say('screenshot')}
              style={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top left' }}
            />
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {say(hint)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, ml: -1 }}>
            {state === 'TAKEN' && (
              <Button size="small" onClick={() => setOpen(true)}>
                {say('look')}
              </Button>
            )}
            {/* One button with two meanings, so that it keeps the focus after a press. */}
            {(state === 'TAKEN' || state === 'REMOVED') && (
              <Button key="in or out" size="small" onClick={state === 'TAKEN' ? remove : restore}>
                {say(state === 'TAKEN' ? 'remove' : 'restore')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {isOpen && canvas && (
        <RedactionDialog
          canvas={canvas}
          onClose={() => setOpen(false)}
          onDone={(covered) => {
            replace(covered);
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
