import type { CheckboxProps } from '@mui/material/Checkbox';
import { focusRing, type Overrides } from './shared.ts';
import { BoxEmpty, BoxPartly, BoxTicked, DotEmpty, DotFilled } from '../checkboxIcons.tsx';
import type { Colours } from '../palette.ts';

/**
 * A checkbox's name belongs on the box that is read out, not on the span around it; and being ticked in part is a
 * state of that box, which an attribute beside its own would contradict.
 */
const nameOnInput = {
  root: () => ({ 'aria-label': undefined }),
  input: (state: CheckboxProps) => ({
    ...state.inputProps,
    'aria-label': state['aria-label'] ?? state.inputProps?.['aria-label'],
    'aria-checked': undefined,
    ref: (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = state.indeterminate ?? false;
    },
  }),
};

/** Buttons, boxes, switches, tabs: what is pressed. */
export const controls = (colours: Colours): Overrides => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing(colours) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 38,
        padding: '7px 16px',
        borderRadius: 7,
        whiteSpace: 'nowrap',
        transition: 'background-color 120ms, border-color 120ms, color 120ms',
        '&.Mui-focusVisible': focusRing(colours),
        // A thumb needs more room than a pointer.
        '@media (max-width: 599.95px)': { '&:not(.MuiButton-sizeSmall)': { minHeight: 44 } },
      },
      sizeSmall: { minHeight: 32, padding: '4px 11px', fontSize: '0.84375rem' },
      sizeLarge: { minHeight: 46, padding: '10px 22px', fontSize: '1rem' },
      // A short word is no wider than itself: beside text it begins where the text begins.
      text: { minWidth: 0, padding: '7px 10px' },
      textSizeSmall: { padding: '4px 8px' },
      outlined: { borderColor: colours.edge, backgroundColor: colours.paper },
      outlinedPrimary: {
        color: colours.ink,
        '&:hover': { borderColor: colours.primary, backgroundColor: colours.primaryTint },
      },
      contained: { '&.Mui-disabled': { backgroundColor: colours.sunken, color: colours.muted } },
      containedPrimary: { '&:hover': { backgroundColor: colours.primaryStrong } },
      textPrimary: { '&:hover': { backgroundColor: colours.primaryTint } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 7, color: 'inherit', '&:hover': { backgroundColor: colours.sunken } },
      sizeMedium: { padding: 9 },
    },
  },
  MuiFab: { styleOverrides: { root: { boxShadow: 'none', borderRadius: 14 } } },
  MuiCheckbox: {
    defaultProps: {
      icon: <BoxEmpty />,
      checkedIcon: <BoxTicked />,
      indeterminateIcon: <BoxPartly />,
      slotProps: nameOnInput,
    },
    styleOverrides: {
      root: {
        padding: 8,
        color: colours.edge,
        borderRadius: 7,
        '&:hover': { backgroundColor: colours.sunken },
        '&.Mui-focusVisible': focusRing(colours, -4),
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: <DotEmpty />, checkedIcon: <DotFilled /> },
    // The ring stays off the words beside it.
    styleOverrides: {
      root: { padding: 8, color: colours.edge, '&.Mui-focusVisible': focusRing(colours, -4) },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 26, padding: 0, margin: '6px 8px 6px 0' },
      switchBase: {
        padding: 4,
        '&.Mui-checked': { transform: 'translateX(18px)', color: colours.onPrimary },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: colours.primary },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing(colours),
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none', color: colours.paper },
      track: { borderRadius: 13, opacity: 1, backgroundColor: colours.edge },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: `1px solid ${colours.line}` },
      // Where a thumb pushes them aside, buttons for it would only take their room.
      scrollButtons: { '@media (max-width: 599.95px)': { display: 'none' } },
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '8px 14px',
        color: colours.muted,
        '&.Mui-selected': { color: colours.ink },
        '&:hover': { color: colours.ink },
        '&.Mui-focusVisible': focusRing(colours, -2),
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        padding: '6px 14px',
        color: colours.muted,
        borderColor: colours.edge,
        '&.Mui-selected': { color: colours.ink, backgroundColor: colours.primaryTint },
      },
    },
  },
});
