import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Beside the title: a button, a switch, a state. */
  readonly action?: ReactNode;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page with a name of its own. */
export function Section({ title, action, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: { xs: 2, sm: 2.5 }, py: { xs: 2, sm: 2.25 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: hint ? 0.5 : 1.75 }}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.0625rem', flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {hint && (
        <Typography sx={{ mb: 1.75, color: 'text.secondary', fontSize: '0.9375rem' }}>{hint}</Typography>
      )}
      {children}
    </Card>
  );
}
