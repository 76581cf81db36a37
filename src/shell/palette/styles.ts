import type { Theme } from '@mui/material/styles';
import { stitchBorder } from '../../theme/stitchBorder.ts';

/** The styles of the palette: input with a stitched border, groups of results, the selected row tinted. */
export const paletteStyles = (theme: Theme) => {
  const { colours } = theme.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    '& [cmdk-list]': {
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: 40,
      px: 1,
      pb: 1,
    },
    '& [cmdk-group-heading]': {
      px: 1.25,
      pt: 1.5,
      pb: 0.5,
      fontSize: '0.8125rem',
      fontWeight: 700,
      color: 'text.secondary',
    },
    '& [cmdk-item]': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 42,
      px: 1.25,
      py: 0.5,
      borderRadius: '8px',
      cursor: 'pointer',
      '& .MuiSvgIcon-root': { fontSize: '1.25rem', color: 'text.secondary', flex: 'none' },
      '&[data-selected="true"]': {
        bgcolor: 'primary.light',
        '& .MuiSvgIcon-root': { color: 'primary.main' },
      },
      '&[aria-disabled="true"]': { cursor: 'default', color: 'text.secondary' },
    },
    '& .seam': { position: 'relative', height: 12, flex: 'none', '&::after': stitchBorder(theme, 'top', 80) },
    '& input': {
      flex: 1,
      minWidth: 0,
      border: 0,
      outline: 0,
      bgcolor: 'transparent',
      font: 'inherit',
      fontSize: '1.0625rem',
      lineHeight: 1.5,
      color: colours.ink,
      '&::placeholder': { color: colours.muted, opacity: 1 },
    },
  } as const;
};
