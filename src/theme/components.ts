import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './overrides/baseline.ts';
import { controls } from './overrides/controls.tsx';
import { data } from './overrides/data.ts';
import { inputs } from './overrides/inputs.ts';
import { surfaces } from './overrides/surfaces.ts';
import type { Colours } from './palette.ts';

export type Overrides = Components<Omit<Theme, 'components'>>;

/** How every building block looks and, where the library leaves it out, how it is made accessible. */
export const componentOverrides = (colours: Colours): Overrides => ({
  ...baseline(colours),
  ...controls(colours),
  ...inputs(colours),
  ...surfaces(colours),
  ...data(colours),
});

/** The line around whatever the keyboard is on. */
export const focusRing = (colours: Colours, offset = 2) => ({
  outline: `2px solid ${colours.primary}`,
  outlineOffset: offset,
});
