/** What each state of a row means at a glance. */
export const TONES = {
  NEW: 'good',
  CHANGED: 'info',
  SAME: 'neutral',
  CONFLICT: 'attention',
  REFUSED: 'bad',
  WRITTEN: 'good',
  LEFT: 'neutral',
  FAILED: 'bad',
} as const;
