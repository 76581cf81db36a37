import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { listRow } from '../theme/layout.ts';

interface ListLineProps {
  readonly title: string;
  /** A sign or picture before the title. */
  readonly icon?: ReactNode;
  /** A link leads to this line: it is brought into view, and marked. */
  readonly isNamed?: boolean;
  /** The state, beside the title. */
  readonly badge?: ReactNode;
  /** Details, below the title. */
  readonly children: ReactNode;
  /** At the end of the line; on a phone below it. */
  readonly actions?: ReactNode;
}

/** A line of a list in a card: what it is and how it stands, more about it, and what can be done with it. */
export function ListLine({ title, icon, isNamed = false, badge, children, actions }: ListLineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isNamed]);
  return (
    <Box
      component="li"
      ref={line}
      aria-current={isNamed || undefined}
      sx={({ palette }) => ({
        ...listRow,
        gap: 1.5,
        py: 1.5,
        ...(isNamed && { bgcolor: palette.colours.primaryTint }),
      })}
    >
      {icon}
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {badge}
        </Box>
        {children}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
