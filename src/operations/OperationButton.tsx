import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useId, type ComponentType } from 'react';
import { useErrorText } from '../runtime/failures/useErrorText.ts';

export interface OperationButtonProps {
  readonly icon: ComponentType<SvgIconProps>;
  readonly label: string;
  /** The reason why it is off, as a code; without one it is on. */
  readonly reason?: string | undefined;
  /** Id of where the reason stands already; else it stands on the button. */
  readonly saidAt?: string | undefined;
  /** Its dialog or action is open on this page: the button keeps its place and does nothing. */
  readonly isActive?: boolean;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/**
 * Something that can be done with a record. One that is off stays in reach of the keyboard and says why; it is
 * never gone without a word.
 */
export function OperationButton({
  icon: Icon,
  label,
  reason,
  saidAt,
  isActive = false,
  danger = false,
  onClick,
}: OperationButtonProps) {
  const id = useId();
  const errorText = useErrorText();
  const why = reason ? errorText(reason) : '';
  const button = (
    <ButtonBase
      onClick={() => !reason && !isActive && onClick()}
      aria-disabled={reason || isActive ? true : undefined}
      aria-current={isActive ? 'true' : undefined}
      aria-describedby={reason ? (saidAt ?? id) : undefined}
      sx={({ palette }) => ({
        width: '100%',
        display: 'grid',
        gridTemplateColumns: '26px minmax(0, 1fr)',
        columnGap: 1,
        alignItems: 'center',
        textAlign: 'left',
        px: 1.25,
        py: 0.875,
        minHeight: { xs: 44, md: 42 },
        borderRadius: '8px',
        fontSize: '0.9375rem',
        fontWeight: 600,
        color: reason ? palette.colours.muted : danger ? palette.error.main : palette.colours.ink,
        cursor: reason ? 'not-allowed' : isActive ? 'default' : 'pointer',
        bgcolor: isActive ? palette.colours.primaryTint : 'transparent',
        '& .MuiSvgIcon-root': {
          fontSize: '1.25rem',
          color: reason ? palette.colours.disabled : danger ? palette.error.main : palette.primary.main,
        },
        '&:hover': { bgcolor: isActive ? palette.colours.primaryTint : palette.colours.sunken },
        '&.Mui-focusVisible': { outline: `2px solid ${palette.colours.primary}`, outlineOffset: -2 },
      })}
    >
      <Icon aria-hidden />
      {label}
      {reason && !saidAt && (
        <Box
          component="span"
          id={id}
          sx={{
            gridColumn: 2,
            fontSize: '0.8125rem',
            fontWeight: 400,
            lineHeight: 1.35,
            // Two lines, and the rest in the tip; on a phone, which has no tip, all of it.
            display: { xs: 'block', sm: '-webkit-box' },
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {why}
        </Box>
      )}
    </ButtonBase>
  );
  // Beside the list: below, the tip of one operation would lie over the next and take its clicks. A phone has no room.
  const tip = (
    <Tooltip
      title={why}
      placement="left"
      slotProps={{ popper: { sx: { display: { xs: 'none', sm: 'block' } } } }}
    >
      {button}
    </Tooltip>
  );
  return <li>{reason ? tip : button}</li>;
}
