import type { Colours } from './palette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    colours: Colours;
  }
  interface PaletteOptions {
    colours?: Colours;
  }
  interface Theme {
    sidebar?: { width: number; closedWidth: number };
  }
  interface ThemeOptions {
    sidebar?: { width: number; closedWidth: number };
  }
}
