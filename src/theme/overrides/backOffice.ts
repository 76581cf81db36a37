import { mobileBelow } from '../layout.ts';
import type { Colours } from '../palette.ts';
import type { Overrides } from './shared.ts';

/** Where the bar at the bottom of narrow screens ends. */
const ABOVE_BAR = 'calc(60px + env(safe-area-inset-bottom))';
const narrow = `@media (max-width: ${mobileBelow - 0.05}px)`;
const groupLabel = {
  transform: 'none',
  fontSize: '0.875rem',
  fontWeight: 600,
  marginBottom: 2,
} as const;

/** React-admin's own parts, where they know neither our frame nor our face. */
export const backOffice = (colours: Colours): Overrides => ({
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { border: `1px solid ${colours.line}` },
        '& .RaList-noActions': { marginTop: 0 },
      },
    },
  },
  RaListToolbar: { styleOverrides: { root: { [narrow]: { backgroundColor: 'transparent' } } } },
  RaTopToolbar: {
    styleOverrides: {
      root: { minHeight: 0, flexWrap: 'wrap', [narrow]: { backgroundColor: 'transparent' } },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: colours.primaryTint, color: colours.ink },
        '& .MuiIconButton-root': { color: colours.ink },
      },
    },
  },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-noActions': { marginTop: 0 } } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-noActions': { marginTop: 0 } } } },
  RaShow: { styleOverrides: { root: { '& .RaShow-noActions': { marginTop: 0 } } } },
  RaToolbar: {
    styleOverrides: {
      root: {
        gap: 8,
        borderTop: `1px solid ${colours.line}`,
        '&.RaToolbar-mobileToolbar': { bottom: ABOVE_BAR, padding: '10px 16px' },
      },
    },
  },
  RaCreateButton: {
    styleOverrides: { root: { '&.RaCreateButton-floating': { bottom: `calc(16px + ${ABOVE_BAR})` } } },
  },
  RaCheckboxGroupInput: { styleOverrides: { root: { '& .RaCheckboxGroupInput-label': groupLabel } } },
  RaRadioButtonGroupInput: { styleOverrides: { root: { '& .RaRadioButtonGroupInput-label': groupLabel } } },
});
