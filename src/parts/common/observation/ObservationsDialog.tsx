import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { UnsavedChangesGuard } from '../../../forms/UnsavedChangesGuard.tsx';
import { stack, mobileBelow } from '../../../theme/layout.ts';
import { ObservationForm } from './ObservationForm.tsx';
import { ObservationList } from './ObservationList.tsx';
import { useRefreshObservations } from './useObservations.ts';

const TITLE = 'observations-title';

interface FrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog; where there is little room, a drawer from below. */
function Frame({ onClose, children }: FrameProps) {
  const isNarrow = useMediaQuery(`(max-width: ${mobileBelow - 0.05}px)`, { noSsr: true });
  if (!isNarrow)
    return (
      <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={TITLE}>
        {children}
      </Dialog>
    );
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': TITLE,
          sx: { maxHeight: '92dvh', borderTopLeftRadius: 16, borderTopRightRadius: 16 },
        },
      }}
    >
      {children}
    </Drawer>
  );
}

interface ObservationsDialogProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** The notes on a page: those that are there, and a box to write another. */
export function ObservationsDialog({ url, onClose }: ObservationsDialogProps) {
  const refresh = useRefreshObservations();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const isDirty = text.trim() !== '';
  const close = () => (isDirty ? setAsking(true) : onClose());
  const say = useTexts('observationPages');

  return (
    <Frame onClose={close}>
      <UnsavedChangesGuard holds={isDirty} />
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={TITLE} sx={{ flex: 1 }}>
          {say('title')}
        </DialogTitle>
        <IconButton aria-label={say('close')} onClick={close}>
          <CloseRounded />
        </IconButton>
      </Box>
      <DialogContent sx={stack}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('intro')}
        </Typography>
        <ObservationForm
          url={url}
          text={text}
          setText={setText}
          onSaved={() => {
            setPage(1);
            return refresh();
          }}
        />
        <ObservationList url={url} page={page} setPage={setPage} />
      </DialogContent>
      <ConfirmDialog
        open={isAsking}
        title={say('discard.title')}
        confirm={say('discard.confirm')}
        cancel={say('discard.keep')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
        danger
      >
        {say('discard.text')}
      </ConfirmDialog>
    </Frame>
  );
}
