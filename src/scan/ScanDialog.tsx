import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ChooseButton } from '../files/components/ChooseButton.tsx';
import { CameraChoice } from './CameraChoice.tsx';
import { isSame, readingOf, type Code, type Reading } from './finding.ts';
import { LivePicture } from './LivePicture.tsx';
import { ScanStatus } from './ScanStatus.tsx';
import { CameraErrorAlert } from './CameraErrorAlert.tsx';
import { TypedNumber } from './TypedNumber.tsx';
import { useCamera } from './useCamera.ts';
import { useCodeReader } from './useCodeReader.ts';
import { useLiveReading } from './useLiveReading.ts';
import { usePictureFile } from './usePictureFile.ts';

export interface ScanDialogProps {
  /** Called with the number; the caller closes the dialog. */
  readonly onNumber: (transponder: string) => void;
  readonly onClose: () => void;
}

/** The digits of a reader that types like a keyboard, or of a hand, go to the field wherever the focus is. */
const takesDigits = (target: EventTarget): boolean =>
  target instanceof HTMLElement && !target.closest('input, select, [role="combobox"], [role="listbox"]');

/** Reads a transponder with the camera or from a picture; other codes are shown, and reading continues. */
export function ScanDialog({ onNumber, onClose }: ScanDialogProps) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [reading, setReading] = useState<Reading>({ kind: 'NOTHING' });
  const code = useCodeReader();
  const camera = useCamera(!code.failed);
  const trouble = code.failed ? 'READER' : camera.trouble;

  const take = useCallback(
    (transponder: string) => {
      navigator.vibrate?.(60);
      onNumber(transponder);
    },
    [onNumber],
  );
  const weigh = useCallback(
    (codes: readonly Code[]) => {
      const found = readingOf(codes, window.location.origin);
      if (found.kind === 'TAKE') take(found.transponder);
      else if (found.kind !== 'NOTHING') setReading((before) => (isSame(before, found) ? before : found));
    },
    [take],
  );
  const picture = usePictureFile(code.reader, weigh);
  useLiveReading({
    reader: camera.stream && code.reader,
    video,
    onCodes: weigh,
    onFailure: code.fail,
  });

  const retry = () => {
    if (code.failed) code.retry();
    camera.retry();
  };
  const key = ({ key: pressed, target }: KeyboardEvent) => {
    if (/^\d$/.test(pressed) && takesDigits(target)) field.current?.focus();
  };

  return (
    <Dialog open onClose={onClose} onKeyDown={key} maxWidth="xs" fullWidth aria-labelledby="scan-title">
      <DialogTitle id="scan-title">{translate('scan.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '& > *': { flex: 'none' } }}>
        {trouble ? (
          <CameraErrorAlert trouble={trouble} onRetry={retry} />
        ) : (
          <LivePicture stream={camera.stream} onVideo={setVideo} />
        )}
        <ScanStatus
          isLive={camera.stream !== undefined}
          isOff={trouble !== undefined}
          reading={reading}
          picture={picture.state}
          onUse={take}
        />
        <CameraChoice {...camera} />
        <TypedNumber fieldRef={field} onNumber={take} isNeeded={trouble !== undefined} />
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <ChooseButton
          accept="image"
          onFiles={([file]) => void picture.choose(file)}
          loading={picture.state === 'READING'}
        >
          {translate('scan.picture')}
        </ChooseButton>
        <Button onClick={onClose}>{translate('kit.form.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
