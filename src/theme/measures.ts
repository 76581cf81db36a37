/** Numbers that stand below each other: every digit as wide as the next. */
export const tabular = { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: "'tnum'" } as const;

/** Width of the menu beside the page, open and folded, in pixels. */
export const sidebarWidth = { open: 252, folded: 68 } as const;

/** Below this width, in pixels, the menu is a bar at the bottom. */
export const mobileBelow = 992;
