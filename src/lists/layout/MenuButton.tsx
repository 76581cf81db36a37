import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { memo, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { useHistoryState } from '../../runtime/address/historyState.ts';

interface MenuButtonProps {
  /** One of its kind on a page: under this name a reload finds it open again. */
  readonly name: string;
  readonly label: string;
  readonly Icon: ComponentType<SvgIconProps>;
  readonly children: (close: () => void) => ReactNode;
}

/** An icon that opens a small panel below itself. */
export function MenuButton({ name, label, Icon, children }: MenuButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useHistoryState<true>(`panel ${name}`);
  const isOpen = opened === true && button !== null;
  // Once it was open it stays, for it closes by degrees; most are never opened, and need not be drawn with the list.
  const [isMade, setMade] = useState(false);
  if (isOpen && !isMade) setMade(true);
  const open = useCallback(() => setOpened(true), [setOpened]);
  const close = () => setOpened(null);
  return (
    <>
      <OpeningButton label={label} Icon={Icon} isOpen={isOpen} place={setButton} onOpen={open} />
      {isMade && (
        <Popover
          open={isOpen}
          anchorEl={button}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': label,
              sx: { p: 1.5, width: 300, maxWidth: '94vw', mt: 0.5 },
            },
          }}
        >
          {children(close)}
        </Popover>
      )}
    </>
  );
}

interface OpeningButtonProps extends Pick<MenuButtonProps, 'label' | 'Icon'> {
  readonly isOpen: boolean;
  readonly place: (button: HTMLElement | null) => void;
  readonly onOpen: () => void;
}

/** The icon, which stays as it is while the list below changes. */
const OpeningButton = memo(function OpeningButton({
  label,
  Icon,
  isOpen,
  place,
  onOpen,
}: OpeningButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        ref={place}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
});
