import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode } from 'react';
import { useHistoryState } from '../../runtime/address/historyState.ts';

interface MenuButtonProps {
  /** One of its kind on a page: under this name a reload finds it open again. */
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** An icon that opens a small panel below itself. */
export function MenuButton({ name, label, icon, children }: MenuButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useHistoryState<true>(`panel ${name}`);
  const isOpen = opened === true && button !== null;
  const close = () => setOpened(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          ref={setButton}
          aria-expanded={isOpen}
          onClick={() => setOpened(true)}
        >
          {icon}
        </IconButton>
      </Tooltip>
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
    </>
  );
}
