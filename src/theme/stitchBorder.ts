import type { Theme } from '@mui/material/styles';

/** The seam of a leather strap along one side: short stitches in the tag's colour. Ornament only. */
export const stitchBorder = (theme: Theme, side: 'right' | 'bottom' | 'top', strength = 55) => {
  const thread = `color-mix(in srgb, ${theme.palette.colours.brass} ${strength}%, transparent)`;
  const upright = side === 'right';
  return {
    content: '""',
    position: 'absolute',
    pointerEvents: 'none',
    background: `repeating-linear-gradient(${upright ? '180deg' : '90deg'}, ${thread} 0 7px, transparent 7px 12px)`,
    ...(upright
      ? { top: 0, bottom: 0, right: 5, width: '1.5px' }
      : { left: 0, right: 0, [side]: 5, height: '1.5px' }),
  } as const;
};
