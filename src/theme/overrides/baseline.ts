import { clearOfBars } from '../layout.ts';
import { marks } from './marks.ts';
import type { Overrides } from './shared.ts';
import type { Colours } from '../palette.ts';

/** The bare page: text, links, what is selected, motion, paper. */
export const baseline = (colours: Colours): Overrides => ({
  MuiCssBaseline: {
    styleOverrides: {
      html: { ...clearOfBars, accentColor: colours.primary, '--tick': colours.onPrimary },
      body: {
        fontSize: '0.90625rem',
        lineHeight: 1.5,
        textRendering: 'optimizeLegibility',
        backgroundColor: colours.canvas,
      },
      a: { color: colours.primary, textUnderlineOffset: '0.18em', textDecorationThickness: '1px' },
      '::selection': { backgroundColor: colours.primary, color: colours.onPrimary },
      // Lines of about one length: no word alone on the last, no word broken at its hyphen.
      'h1, h2, h3': { textWrap: 'balance' },
      // A date has hyphens, and is one word nevertheless.
      time: { whiteSpace: 'nowrap' },
      // A heading takes the focus after a navigation, so that a reader starts there; it is no control.
      'h1:focus, h2:focus, main:focus': { outline: 'none' },
      ':focus-visible': { outline: `2px solid ${colours.primary}`, outlineOffset: 2 },
      ...marks(colours),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationDelay: '0s !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
        // A table is measured right after its cells have become narrower (useRoom): a width that comes a moment later
        // would make it wide and narrow in turns.
        'th, td': { transitionProperty: 'none !important' },
      },
      '@media print': {
        'html, body': { backgroundColor: '#fff !important' },
        '.no-print': { display: 'none !important' },
      },
    },
  },
  MuiSvgIcon: { styleOverrides: { fontSizeSmall: { fontSize: '1.125rem' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: colours.primary,
        textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        textUnderlineOffset: '0.18em',
        '&:hover': { textDecorationColor: 'currentColor' },
      },
    },
  },
});
