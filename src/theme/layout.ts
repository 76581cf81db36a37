import type { Theme } from '@mui/material/styles';

/** Numbers that stand below each other: every digit as wide as the next. */
export const tabular = { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: "'tnum'" } as const;

/** Width of the menu beside the page, open and folded, in pixels. */
export const sidebarWidth = { open: 272, folded: 68 } as const;

/** A window so low, as at 400 % on a desk, that bars which stay in sight would leave no room for the page. */
export const lowWindow = '@media (max-height: 480px)';

/** A short form's only button: on a phone it stays above the bar at the bottom, where the thumb is. */
export const stickyOnMobile = {
  position: { xs: 'sticky', sm: 'static' },
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  zIndex: 2,
  [lowWindow]: { position: 'static' },
  width: { xs: '100%', sm: 'auto' },
  // What the form scrolls beneath it does not show around it.
  boxShadow: ({ palette }: Theme) => ({ xs: `0 0 0 10px ${palette.background.paper}`, sm: 'none' }),
} as const;

/** On narrower screens the fields of a form stand one below the other. */
export const SIDE_BY_SIDE = '@media (min-width: 900px)';
/** A field as narrow as it may become beside others, and the room between them, in pixels. */
const NARROWEST = 270;
const GAP = 20;

/** Where two fields stand side by side within a container: one that spans two places would make a second, tiny one elsewhere. */
export const ROOM_FOR_TWO = `@container (min-width: ${2 * NARROWEST + GAP}px)`;

/** Fields side by side as far as each keeps room for what is in it, and no more than `most` of them. */
export const fieldColumns = (most: number) =>
  ({
    display: 'grid',
    alignItems: 'start',
    columnGap: `${GAP}px`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(${NARROWEST}px, (100% - ${(most - 1) * GAP}px) / ${most}), 1fr))`,
    },
  }) as const;

/** Sections one below the other and, where two fit side by side, in two stacks: read down the first, then the second. */
export const twoColumnGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(604px, (100% - 16px) / 2)), 1fr))',
} as const;

/** One below the other, each as wide as its place. */
export const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The width of a form on the largest screen, in pixels: there is room beside it for the values of a record. */
export const formWidth = 1268;

/** From this width on there is room for something beside a record. */
export const BESIDE = '@media (min-width: 1264px)';

/** A record and beside it, where there is room, its computed values and operations. */
export const withAside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Below something that is still to come it would be seen to jump.
  '& > :has(.MuiLinearProgress-root, .MuiSkeleton-root) + aside': { visibility: 'hidden' },
  [BESIDE]: {
    '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 348px' },
    '& > :has(.MuiLinearProgress-root, .MuiSkeleton-root) + aside': { visibility: 'visible' },
  },
} as const;

/** From this width on a page of figures has two columns. */
export const TWO_COLUMNS = '@media (min-width: 1100px)';

/** Below this width, in pixels, the menu is a bar at the bottom. */
export const mobileBelow = 992;

/** The scroll margins that keep a focused element clear of header, buttons and menu. */
export const clearOfBars = {
  scrollPaddingTop: 84,
  scrollPaddingBottom: 84,
  [`@media (max-width: ${mobileBelow - 0.05}px)`]: { scrollPaddingBottom: 200 },
  [lowWindow]: { scrollPaddingTop: 8, scrollPaddingBottom: 72 },
} as const;

/** A row of a list in a card: its parts side by side, a line above each but the first. */
export const listRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: 2,
  '& + li': { borderTop: 1, borderColor: 'divider' },
} as const;
