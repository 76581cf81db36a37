import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { acceptAttribute, type Accept } from '../../../resources/common/document/fileKinds.ts';

interface ChooseButtonProps extends Omit<ButtonProps, 'onChange'> {
  readonly accept: Accept;
  readonly onFiles: (files: readonly File[]) => void;
  readonly several?: boolean;
  /** Opens the camera at once, on devices that have one. */
  readonly camera?: boolean;
  readonly children: ReactNode;
}

/** A real button in front of the browser's choice of files. */
export function ChooseButton({
  accept,
  onFiles,
  several = false,
  camera = false,
  children,
  ...props
}: ChooseButtonProps) {
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
        multiple={several}
        accept={camera ? 'image/*' : acceptAttribute(accept)}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was taken out.
          event.target.value = '';
        }}
      />
    </>
  );
}
