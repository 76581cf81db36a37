import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from '../palette.ts';

/**
 * Looks and defaults of building blocks, by their names. The very type that `createTheme` takes: comparing it with one
 * of equal shape takes the compiler a minute.
 */
export type Overrides = NonNullable<ThemeOptions['components']>;

/** The line around whatever the keyboard is on. */
export const focusRing = (colours: Colours, offset = 2) => ({
  outline: `2px solid ${colours.primary}`,
  outlineOffset: offset,
});

/** The surfaces over the page: dialogs, menus, the options of a field. */
export const floating = (colours: Colours) => ({
  border: `1px solid ${colours.line}`,
  boxShadow: '0 12px 32px -8px rgb(6 24 20 / 0.28), 0 2px 6px rgb(6 24 20 / 0.12)',
});
