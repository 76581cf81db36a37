import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

interface ReadValueProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The reason why it cannot be changed here, or its meaning. */
  readonly note?: string | undefined;
}

/** A value that is read, with its name above it, in the rhythm of the fields that are typed in. */
export function ReadValue({ label, children, note }: ReadValueProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 0.5, mb: 1, minWidth: 0 }}>
      <Box id={id} sx={{ fontSize: '0.8125rem', lineHeight: 1.45, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ py: 0.25, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>{children}</Box>
      {note && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{note}</Box>}
    </Box>
  );
}
