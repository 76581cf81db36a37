import { floating, type Overrides } from './shared.ts';
import type { Colours } from '../palette.ts';

/** Cards, dialogs, menus, messages: what things stand on. Lines instead of shadows. */
export const surfaces = (colours: Colours): Overrides => {
  const message = (tone: keyof Colours['tones']) => ({
    color: colours.tones[tone].text,
    backgroundColor: colours.tones[tone].ground,
    borderColor: colours.tones[tone].line,
    '& .MuiAlert-icon': { color: colours.tones[tone].text },
  });
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        rounded: { borderRadius: 11 },
      },
    },
    MuiCard: {
      styleOverrides: {
        root: {
          border: `1px solid ${colours.line}`,
          borderRadius: 11,
          boxShadow: 'none',
          // Cuts what does not fit, as before, but lets what is sticky in it stick to the page.
          overflow: 'clip',
        },
      },
    },
    MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
    MuiDialog: {
      styleOverrides: {
        // Messages that would lie on it stand above it.
        container: { paddingTop: 'var(--toast-room, 0px)' },
        paper: { ...floating(colours), borderRadius: 14, margin: 16, maxHeight: 'calc(100% - 32px)' },
        paperFullWidth: { width: 'calc(100% - 32px)' },
        paperFullScreen: {
          width: '100%',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
          paddingBottom: 'env(safe-area-inset-bottom)',
          // A form in it reaches to the foot of the screen, and its buttons stand there.
          '& > form': { flex: 1 },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { padding: '20px 24px 8px', fontSize: '1.1875rem', fontWeight: 700 } },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '12px 24px 16px' } } },
    MuiDialogActions: {
      styleOverrides: {
        root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          '&.MuiDrawer-paperAnchorRight': {
            top: 'var(--toast-room, 0px)',
            height: 'calc(100% - var(--toast-room, 0px))',
          },
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(6 24 20 / 0.55)' } },
      },
    },
    MuiPopover: { styleOverrides: { paper: { ...floating(colours), borderRadius: 10 } } },
    MuiMenu: { styleOverrides: { paper: { marginTop: 4 }, list: { padding: 6 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 38,
          borderRadius: 6,
          fontSize: '0.9375rem',
          '&.Mui-selected': { backgroundColor: colours.primaryTint },
          '&.Mui-focusVisible': { backgroundColor: colours.sunken, outlineOffset: -2 },
        },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 34, color: 'inherit' } } },
    MuiTooltip: {
      // The tip describes; what it is on keeps its own name.
      defaultProps: {
        describeChild: true,
        enterDelay: 300,
        arrow: false,
        // Like all there is on a page a tip stands in a landmark.
        slotProps: {
          popper: {
            container: () => document.querySelector('main'),
            // A tip beside its button or of a long word stays on a narrow screen, also where it then covers the button.
            modifiers: [{ name: 'preventOverflow', options: { altAxis: true, padding: 8 } }],
          },
        },
      },
      styleOverrides: {
        tooltip: {
          padding: '6px 10px',
          borderRadius: 6,
          fontSize: '0.8125rem',
          lineHeight: 1.4,
          color: colours.canvas,
          backgroundColor: colours.ink,
        },
      },
    },
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          borderRadius: 9,
          padding: '8px 14px',
          fontSize: '0.9375rem',
          alignItems: 'flex-start',
          // On a phone, what can be done about it stands below the words and does not squeeze them.
          '@media (max-width: 599.95px)': {
            '&:has(> .MuiAlert-action .MuiButton-root)': {
              flexWrap: 'wrap',
              '& .MuiAlert-message': { flex: '1 1 calc(100% - 40px)' },
              '& .MuiAlert-action': { margin: '0 0 2px 24px', padding: 0 },
            },
          },
        },
        message: { padding: '4px 0', minWidth: 0, overflow: 'visible', overflowWrap: 'anywhere' },
        icon: { padding: '5px 0', marginRight: 10 },
        outlinedSuccess: message('good'),
        outlinedWarning: message('attention'),
        outlinedError: message('bad'),
        outlinedInfo: message('info'),
      },
    },
    MuiAlertTitle: {
      styleOverrides: { root: { marginTop: 0, marginBottom: 2, fontSize: '0.9375rem', fontWeight: 700 } },
    },
    MuiAccordion: {
      styleOverrides: {
        root: { border: `1px solid ${colours.line}`, boxShadow: 'none', '&::before': { display: 'none' } },
      },
    },
    MuiDivider: { styleOverrides: { root: { borderColor: colours.line } } },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { backgroundColor: colours.sunken } },
    },
    MuiLinearProgress: { styleOverrides: { root: { borderRadius: 3, backgroundColor: colours.sunken } } },
  };
};
