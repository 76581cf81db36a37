import type { Overrides } from './shared.ts';
import type { Colours } from '../palette.ts';

/** Tables and labels: dense, ruled by hairlines, digits in columns. */
export const data = (colours: Colours): Overrides => ({
  MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiTableContainer: { styleOverrides: { root: { position: 'relative', overflowX: 'auto' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '9px 12px',
        borderBottom: `1px solid ${colours.line}`,
        fontSize: '0.90625rem',
        lineHeight: 1.4,
        '&.MuiTableCell-paddingCheckbox': { width: 44, padding: '0 2px 0 6px' },
      },
      head: {
        padding: '8px 12px',
        backgroundColor: colours.sunken,
        fontSize: '0.8125rem',
        fontWeight: 700,
        color: colours.muted,
        whiteSpace: 'nowrap',
      },
      sizeSmall: { padding: '6px 12px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: colours.sunken },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colours.primaryTint },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { color: 'inherit', '&.Mui-active': { color: colours.ink } },
      icon: { fontSize: '1rem' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 26,
        borderRadius: 6,
        fontSize: '0.8125rem',
        fontWeight: 600,
        backgroundColor: colours.sunken,
      },
      outlined: { backgroundColor: 'transparent', borderColor: colours.edge },
      deleteIcon: { color: colours.muted },
      colorPrimary: { backgroundColor: colours.primaryTint, color: colours.primaryStrong },
      colorSuccess: { backgroundColor: colours.tones.good.ground, color: colours.tones.good.text },
      colorWarning: { backgroundColor: colours.tones.attention.ground, color: colours.tones.attention.text },
      colorError: { backgroundColor: colours.tones.bad.ground, color: colours.tones.bad.text },
      colorInfo: { backgroundColor: colours.tones.info.ground, color: colours.tones.info.text },
    },
  },
  // `counter` says where counting ends; the library's own limit would say 99+ at a hundred.
  MuiBadge: {
    defaultProps: { max: Infinity },
    styleOverrides: {
      badge: { height: 18, minWidth: 18, padding: '0 5px', fontSize: '0.71875rem', fontWeight: 700 },
      // The library only makes it too small to be seen, with the number before.
      invisible: { visibility: 'hidden' },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { border: 0, fontVariantNumeric: 'tabular-nums' },
      toolbar: { minHeight: 48 },
      // Without a label above it, the choice of how many rows stays on one line.
      input: { minHeight: 32 },
    },
  },
  MuiPaginationItem: { styleOverrides: { root: { borderRadius: 7, fontVariantNumeric: 'tabular-nums' } } },
});
