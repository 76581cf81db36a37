import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';

interface OrderButtonsProps {
  /** What the buttons are called. */
  readonly earlier: string;
  readonly later: string;
  /** Moves the line by one place; absent where it cannot go further. */
  readonly onEarlier?: (() => void) | undefined;
  readonly onLater?: (() => void) | undefined;
}

/** Moves a line of a list up or down. The button that was pressed keeps the focus. */
export function OrderButtons({ earlier, later, onEarlier, onLater }: OrderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down'>(undefined);
  // A node that is put elsewhere loses the focus; at an end the other button takes it.
  useEffect(() => {
    if (pressed.current === undefined) return;
    const [own, other] = pressed.current === 'up' ? [up, down] : [down, up];
    pressed.current = undefined;
    (own.current?.disabled ? other : own).current?.focus();
  });
  const press = (button: 'up' | 'down', move: (() => void) | undefined) => () => {
    pressed.current = button;
    move?.();
  };
  return (
    <Box sx={{ display: 'flex' }}>
      <Tooltip title={earlier}>
        <span>
          <IconButton ref={up} aria-label={earlier} disabled={!onEarlier} onClick={press('up', onEarlier)}>
            <ArrowUpwardRounded fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={later}>
        <span>
          <IconButton ref={down} aria-label={later} disabled={!onLater} onClick={press('down', onLater)}>
            <ArrowDownwardRounded fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}
