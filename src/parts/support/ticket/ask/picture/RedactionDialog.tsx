import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '../../../../../runtime/language/useTexts.ts';
import { redactScreenshot, type Corner, type Rectangle } from './redactScreenshot.ts';
import { RedactionArea } from './RedactionArea.tsx';

interface RedactionDialogProps {
  readonly canvas: HTMLCanvasElement;
  readonly onClose: () => void;
  /** The picture with its covered parts black for good. */
  readonly onDone: (canvas: HTMLCanvasElement) => void;
}

/** The screenshot in full. The user covers what others must not see; it is removed from the picture before sending. */
export function RedactionDialog({ canvas, onClose, onDone }: RedactionDialogProps) {
  const [parts, setParts] = useState<readonly Rectangle[]>([]);
  const [corner, setCorner] = useState<Corner | null>(null);
  const say = useTexts('supportPages.cover');
  const instruction = corner
    ? say('corner')
    : parts.length === 0
      ? say('none')
      : say('covered', { smart_count: parts.length });
  return (
    <Dialog open onClose={onClose} maxWidth="xl" fullWidth aria-labelledby="cover-title">
      <DialogTitle id="cover-title">{say('title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{say('how')}</Typography>
        <RedactionArea
          canvas={canvas}
          parts={parts}
          corner={corner}
          label={say('area')}
          onCorner={setCorner}
          onPart={(part) => {
            setParts([...parts, part]);
            setCorner(null);
          }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Box role="status" sx={{ mr: 'auto', fontSize: '0.875rem', color: 'text.secondary' }}>
          {instruction}
        </Box>
        <Button
          startIcon={<UndoRounded />}
          disabled={parts.length === 0 && corner === null}
          onClick={() => (corner ? setCorner(null) : setParts(parts.slice(0, -1)))}
        >
          {say('undo')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button variant="contained" onClick={() => onDone(redactScreenshot(canvas, parts))}>
          {say('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
