import OpenWithRounded from '@mui/icons-material/OpenWithRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent } from 'react';

/** The class by which a pointer takes a widget. */
export const HANDLE_CLASS = 'move-handle';

type Direction = readonly [-1 | 0 | 1, -1 | 0 | 1];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface MoveHandleProps {
  readonly label: string;
  readonly isHeld: boolean;
  readonly onPick: () => void;
  readonly onDrop: () => void;
  readonly onTakeBack: () => void;
  readonly onMove: (dx: -1 | 0 | 1, dy: -1 | 0 | 1) => void;
  readonly onResize: (dw: -1 | 0 | 1, dh: -1 | 0 | 1) => void;
}

/**
 * What a widget is taken by: pulled by mouse or finger, or picked up with Enter or Space, moved with arrows, resized with
 * Shift and arrows, dropped with Enter or Space, put back with Escape.
 */
export function MoveHandle({ label, isHeld, onPick, onDrop, onTakeBack, onMove, onResize }: MoveHandleProps) {
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key === 'Enter' || event.key === ' ') (isHeld ? onDrop : onPick)();
    else if (!isHeld) return;
    else if (event.key === 'Escape') onTakeBack();
    else if (arrow) (event.shiftKey ? onResize : onMove)(...arrow);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Tooltip title={label}>
      <IconButton
        className={HANDLE_CLASS}
        aria-label={label}
        aria-pressed={isHeld}
        onKeyDown={press}
        onBlur={() => isHeld && onDrop()}
        sx={{ cursor: 'grab', touchAction: 'none', ...(isHeld && { bgcolor: 'action.selected' }) }}
      >
        <OpenWithRounded />
      </IconButton>
    </Tooltip>
  );
}
