import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { PHOTO_TYPES } from './picture.ts';

interface PhotoButtonProps extends Omit<ButtonProps, 'onChange'> {
  readonly onFile: (file: File | undefined) => void;
  /** Opens the camera at once, on devices that have one. */
  readonly camera?: boolean;
  readonly children: ReactNode;
}

/** A real button in front of the browser's choice of files. */
export function PhotoButton({ onFile, camera = false, children, ...props }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again after it was cancelled.
          event.target.value = '';
        }}
      />
    </>
  );
}
