import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../theme/Illustration.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** The reason why there is nothing, and the next step. */
  readonly text?: string;
  readonly drawing?: IllustrationName;
  /** The next step, as buttons or links. */
  readonly children?: ReactNode;
}

/** Nothing to show: why, and the next step. */
export function EmptyState({ title, text, drawing = 'empty', children }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: 2,
        py: 3,
      }}
    >
      <Illustration name={drawing} width={170} />
      <Typography component="p" variant="h3" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.75, maxWidth: '46ch', color: 'text.secondary' }}>{text}</Typography>}
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
