import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tabular } from '../../theme/layout.ts';

/** Keeps a value on one line despite its hyphens and spaces: a day, a number, a code. */
export const Unbroken = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', ...tabular }}>
    {children}
  </Box>
);

/** Figures that a hyphen, a space, a stroke, a colon or a point holds together: 01-02-2024 10:30, +351 912 345 678. */
const TOGETHER = /(\+?\b\d+(?:[-\s/:.,]\d+)+)/;

/** A sentence in which no day, moment, telephone number or transponder is broken in two. */
export const unbroken = (text: string): ReactNode =>
  text.split(TOGETHER).map((part, at) => (at % 2 === 1 ? <Unbroken key={at}>{part}</Unbroken> : part));
