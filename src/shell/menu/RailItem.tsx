import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { Sign } from './icons.ts';

/** The look of a line of the strap, whether it leads somewhere or opens something. */
export const railLine = ({ palette: { colours } }: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    width: '100%',
    minHeight: 40,
    mb: '2px',
    px: 1.5,
    py: 0.75,
    borderRadius: '8px',
    border: 0,
    bgcolor: 'transparent',
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    textAlign: 'left',
    textDecoration: 'none',
    color: colours.onStrap,
    cursor: 'pointer',
    '& .MuiSvgIcon-root': { fontSize: '1.25rem', color: colours.onStrapMuted, flexShrink: 0 },
    '&:hover': { bgcolor: colours.strapRaised },
    '&[aria-current="page"]': {
      bgcolor: colours.strapRaised,
      fontWeight: 650,
      '& .MuiSvgIcon-root': { color: colours.brass },
    },
  }) as const;

interface RailItemProps {
  readonly to: string;
  readonly icon: string;
  readonly label: string;
  readonly current: boolean;
  readonly end?: boolean;
  readonly folded?: boolean;
  readonly inset?: boolean;
  /** Belongs to no group: a line tells it from the one above. */
  readonly apart?: boolean;
}

/** A line that leads to a page. Folded, its sign alone shows, its name on approach. */
export function RailItem({
  to,
  icon,
  label,
  current,
  end = false,
  folded = false,
  inset = false,
  apart = false,
}: RailItemProps) {
  const line = (
    <Box
      component={NavLink}
      to={to}
      end={end}
      aria-current={current ? 'page' : undefined}
      aria-label={folded ? label : undefined}
      sx={[railLine, folded && { px: 0, justifyContent: 'center' }, inset && { minHeight: 36, pl: 1.75 }]}
    >
      <Sign name={icon} />
      {!folded && label}
    </Box>
  );
  return (
    <Box
      component="li"
      sx={({ palette: { colours } }) =>
        apart && !folded ? { mt: 1, pt: 1, borderTop: `1px solid ${colours.strapRaised}` } : {}
      }
    >
      {folded ? (
        <Tooltip title={label} placement="right" describeChild={false}>
          {line}
        </Tooltip>
      ) : (
        line
      )}
    </Box>
  );
}
