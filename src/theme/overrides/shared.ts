import type { Components, Theme } from '@mui/material/styles';
import type { Colours } from '../palette.ts';

/** Looks and defaults of building blocks, by their names. */
export type Overrides = Components<Omit<Theme, 'components'>>;

/** The line around whatever the keyboard is on. */
export const focusRing = (colours: Colours, offset = 2) => ({
  outline: `2px solid ${colours.primary}`,
  outlineOffset: offset,
});
