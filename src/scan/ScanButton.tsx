import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { spaced } from '../../resources/numbers/spaced.ts';
import type { ScanDialogProps } from './ScanDialog.tsx';

interface ScanButtonProps {
  /** Gets fifteen digits that were read, or typed in the same place. */
  readonly onNumber: (transponder: string) => void;
  /** Within a field there is room for a sign only. */
  readonly compact?: boolean;
  readonly sx?: SxProps<Theme>;
}

type State = 'closed' | 'loading' | 'open';

/**
 * Reads a transponder with the device's camera, or from a picture of it. Everything behind it comes when it is
 * pressed; the button is there on every device, for a picture can be read on those without a camera too.
 */
export function ScanButton({ onNumber, compact = false, sx = {} }: ScanButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const [Dialog, setDialog] = useState<ComponentType<ScanDialogProps>>();
  const [read, setRead] = useState<string>();

  const open = () => {
    setRead(undefined);
    setState('loading');
    // Not as a lazy component: a part that does not come would take the form around the button with it.
    import('./ScanDialog.tsx').then(
      ({ ScanDialog }) => {
        setDialog(() => ScanDialog);
        setState('open');
      },
      () => {
        setState('closed');
        notify('scan.trouble.LOST', { type: 'error' });
      },
    );
  };
  const close = useCallback(() => setState('closed'), []);
  // The dialog gives the focus back to what had it before; in Safari no button gets it by being clicked.
  useEffect(() => {
    if (state !== 'open') return;
    const opener = button.current;
    return () => opener?.focus();
  }, [state]);
  const take = (transponder: string) => {
    close();
    setRead(transponder);
    onNumber(transponder);
  };

  const label = translate('scan.open');
  const shared = { ref: button, onClick: open, loading: state === 'loading', sx };
  return (
    <>
      {compact ? (
        <Tooltip title={label} describeChild={false}>
          <span>
            <IconButton {...shared} size="small" edge="end" aria-label={label} aria-haspopup="dialog">
              <QrCodeScannerRounded fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ) : (
        <Button
          variant="outlined"
          {...shared}
          startIcon={<QrCodeScannerRounded />}
          loadingPosition="start"
          aria-haspopup="dialog"
        >
          {label}
        </Button>
      )}
      <span role="status" style={visuallyHidden}>
        {read && translate('scan.done', { number: spaced(read) })}
      </span>
      {state === 'open' && Dialog && <Dialog onNumber={take} onClose={close} />}
    </>
  );
}
