import { floating, focusRing, type Overrides } from './shared.ts';
import type { Colours } from '../palette.ts';

/** The inputs: the label stands above its field and stays there. */
export const inputs = (colours: Colours): Overrides => ({
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    styleOverrides: { marginDense: { marginTop: 4, marginBottom: 12 } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 5,
        padding: 0,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.35,
        whiteSpace: 'normal',
        color: colours.ink,
        pointerEvents: 'auto',
        '&.Mui-focused': { color: colours.ink },
        '&.Mui-disabled': { color: colours.muted },
        '&.Mui-error': { color: colours.tones.bad.text },
      },
      asterisk: { color: colours.tones.bad.text },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 40,
        borderRadius: 7,
        backgroundColor: colours.paper,
        '&:hover:not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': { borderColor: colours.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.primary, borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: colours.sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colours.line },
      },
      input: {
        padding: '8.5px 12px',
        '&::placeholder': { color: colours.muted, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: colours.muted },
        // A remembered address must not turn the field into the browser's own yellow or blue.
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${colours.primaryTint} inset`,
          WebkitTextFillColor: colours.ink,
          borderRadius: 'inherit',
        },
      },
      inputAdornedStart: { paddingLeft: 0 },
      multiline: { padding: 0 },
      inputMultiline: { padding: '9px 12px' },
      // The gap for a label inside the line closes: the label stands above.
      notchedOutline: { top: 0, borderColor: colours.edge, '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: '0.9375rem',
        // Phones zoom the page in on a field with smaller letters, and leave it so.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '5px 0 0',
        fontSize: '0.8125rem',
        color: colours.muted,
        '&.Mui-disabled': { color: colours.muted },
        '&.Mui-error': { color: colours.tones.bad.text, fontWeight: 600 },
        // The library keeps an empty line under each field; an empty one needs no room.
        '&:has(> span:only-child:not([class], [role]))': { margin: 0, height: 0, overflow: 'hidden' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { color: colours.ink, '&.Mui-focused': { color: colours.ink } } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { '&:has(> .MuiSwitch-root)': { marginLeft: 0 } },
      label: { fontSize: '0.9375rem' },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: '1.4375em !important', '&:focus': { backgroundColor: 'transparent' } },
      icon: { color: colours.muted },
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      fullWidth: true,
      slotProps: {
        // Tab leads from field to field: by the keys a field is emptied by deleting its text.
        clearIndicator: { tabIndex: -1 },
        // What is offered stands beside its field, also for those who hear the page by its parts.
        popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        // Beside its field it would be the next stop of Tab where it scrolls, and closes as the field is left.
        listbox: { tabIndex: -1 },
      },
    },
    styleOverrides: {
      clearIndicator: {
        visibility: 'visible',
        color: colours.muted,
        '&:focus-visible': focusRing(colours, 0),
      },
      popupIndicator: { color: colours.muted },
      // At the right the library keeps room for the buttons, as many as there are.
      inputRoot: {
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: '2.5px', paddingLeft: 6 },
      },
      // What is offered lies on cards of the same colour.
      paper: {
        ...floating(colours),
        '&[data-hint]::after': {
          content: 'attr(data-hint)',
          display: 'block',
          padding: '8px 16px',
          borderTop: `1px solid ${colours.line}`,
          fontSize: '0.8125rem',
          color: colours.muted,
        },
      },
      option: { minHeight: 38, fontSize: '0.9375rem' },
      // Names of groups that take two lines stay together.
      groupLabel: { paddingBlock: 8, lineHeight: 1.35 },
      noOptions: { color: colours.muted },
      loading: { color: colours.muted },
    },
  },
});
