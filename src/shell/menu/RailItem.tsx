import Tooltip from '@mui/material/Tooltip';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { NEW_VISIT } from '../../runtime/address/newVisit.ts';
import { ModuleIcon } from '../../theme/icons.ts';

/** The look of the strap's lines, whether they lead somewhere or open something: once for all, as there are many. */
export const railLines = ({ palette: { colours } }: Theme) =>
  ({
    '& li': { listStyle: 'none' },
    '& .apart': { mt: 1, pt: 1, borderTop: `1px solid ${colours.strapRaised}` },
    '& .line': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      boxSizing: 'border-box',
      width: '100%',
      minHeight: 40,
      mb: '2px',
      px: 1.5,
      py: 0.75,
      borderRadius: '8px',
      border: 0,
      bgcolor: 'transparent',
      font: 'inherit',
      fontSize: '0.875rem',
      lineHeight: 1.3,
      textAlign: 'left',
      textDecoration: 'none',
      color: colours.onStrap,
      cursor: 'pointer',
      '& .MuiSvgIcon-root': { fontSize: '1.25rem', color: colours.onStrapMuted, flexShrink: 0 },
      '&:hover': { bgcolor: colours.strapRaised },
      '&[aria-current="page"], &.holds': {
        bgcolor: colours.strapRaised,
        '& .MuiSvgIcon-root': { color: colours.brass },
      },
      '&[aria-current="page"]': { fontWeight: 650 },
      '&.folded': { px: 0, justifyContent: 'center' },
      '&.inset': { minHeight: 36, pl: 1.75 },
      '&.head': {
        minHeight: 32,
        py: 0.25,
        fontSize: '0.8125rem',
        fontWeight: 700,
        color: colours.onStrapMuted,
      },
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
  /** Belongs to no group: a line separates it from the one above. */
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
    <NavLink
      to={to}
      state={NEW_VISIT}
      end={end}
      aria-current={current ? 'page' : false}
      aria-label={folded ? label : undefined}
      className={`line${folded ? ' folded' : ''}${inset ? ' inset' : ''}`}
    >
      <ModuleIcon name={icon} />
      {!folded && label}
    </NavLink>
  );
  return (
    <li className={apart && !folded ? 'apart' : undefined}>
      {folded ? (
        <Tooltip title={label} placement="right" describeChild={false}>
          {line}
        </Tooltip>
      ) : (
        line
      )}
    </li>
  );
}
