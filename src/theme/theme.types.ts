import type { Colours } from './palette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    colours: Colours;
  }
  interface PaletteOptions {
    colours?: Colours;
  }
}
