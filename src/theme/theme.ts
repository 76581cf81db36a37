import { enUS, ptPT } from '@mui/material/locale';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { LocaleName } from '../../i18n/locale.ts';
import { componentOverrides } from './components.ts';
import { mobileBelow, sidebarWidth } from './layout.ts';
import { dark, light, type Colours } from './palette.ts';
import './theme.types.ts';

export { tabular } from './layout.ts';

/** Drawn so that similar signs stay apart (0 and O, 1 and l): what a register of numbers needs. */
const fontFamily = "'Atkinson Hyperlegible Next Variable', 'Atkinson Stand-in', system-ui, sans-serif";

const type = (size: number, weight: number, lineHeight: number, letterSpacing = '0') => ({
  fontSize: `${size / 16}rem`,
  fontWeight: weight,
  lineHeight,
  letterSpacing,
});

/** The library's own texts for its components. */
const words = { pt: ptPT, en: enUS } as const;

export type Mode = 'light' | 'dark';

function buildTheme(mode: Mode, colours: Colours, language: LocaleName): Theme {
  const { tones } = colours;
  const status = (tone: 'good' | 'attention' | 'bad' | 'info') => ({
    main: tones[tone].text,
    light: tones[tone].ground,
    dark: tones[tone].text,
    contrastText: mode === 'light' ? '#ffffff' : colours.canvas,
  });
  const options: ThemeOptions = {
    palette: {
      mode,
      primary: {
        main: colours.primary,
        dark: colours.primaryStrong,
        light: colours.primaryTint,
        contrastText: colours.onPrimary,
      },
      secondary: {
        main: colours.brassText,
        dark: colours.brassText,
        light: colours.brass,
        contrastText: mode === 'light' ? '#ffffff' : colours.canvas,
      },
      success: status('good'),
      warning: status('attention'),
      error: status('bad'),
      info: status('info'),
      text: { primary: colours.ink, secondary: colours.muted, disabled: colours.disabled },
      background: { default: colours.canvas, paper: colours.paper },
      divider: colours.line,
      action: { hover: colours.sunken, selected: colours.primaryTint, active: colours.muted },
      colours,
    },
    breakpoints: { values: { xs: 0, sm: 600, md: mobileBelow, lg: 1280, xl: 1600 } },
    spacing: 8,
    shape: { borderRadius: 7 },
    sidebar: { width: sidebarWidth.open, closedWidth: sidebarWidth.folded },
    typography: {
      fontFamily,
      fontWeightMedium: 600,
      fontWeightBold: 700,
      h1: type(24, 700, 1.25, '-0.012em'),
      h2: type(19, 700, 1.3, '-0.006em'),
      h3: type(16, 700, 1.35),
      h4: type(15, 700, 1.4),
      h5: type(15, 600, 1.4),
      h6: type(16, 700, 1.35),
      subtitle1: type(15, 600, 1.45),
      subtitle2: type(14, 600, 1.45),
      body1: type(16, 400, 1.55),
      body2: type(14.5, 400, 1.5),
      caption: type(13, 400, 1.45),
      overline: { ...type(12.5, 700, 1.4), textTransform: 'none' },
      button: { ...type(14.5, 600, 1.4), textTransform: 'none' },
    },
    components: componentOverrides(colours),
  };
  return createTheme(options, words[language]);
}

const built = new Map<string, Theme>();

/** The product's face by mode and language; the same object each time. */
export function themeOf(mode: Mode, language: LocaleName): Theme {
  const key = `${mode} ${language}`;
  const theme = built.get(key) ?? buildTheme(mode, mode === 'dark' ? dark : light, language);
  built.set(key, theme);
  return theme;
}
