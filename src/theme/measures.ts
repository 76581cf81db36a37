import type { Theme } from '@mui/material/styles';

/** Numbers that stand below each other: every digit as wide as the next. */
export const tabular = { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: "'tnum'" } as const;

/** Width of the menu beside the page, open and folded, in pixels. */
export const sidebarWidth = { open: 252, folded: 68 } as const;

/** A short form's only button: on a phone it stays above the bar at the bottom, where the thumb is. */
export const atThumb = {
  position: { xs: 'sticky', sm: 'static' },
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  zIndex: 2,
  width: { xs: '100%', sm: 'auto' },
  // What the form scrolls beneath it does not show around it.
  boxShadow: ({ palette }: Theme) => ({ xs: `0 0 0 10px ${palette.background.paper}`, sm: 'none' }),
} as const;

/** Below this width, in pixels, the menu is a bar at the bottom. */
export const mobileBelow = 992;
