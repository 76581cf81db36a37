import type { Colours, ToneName } from '../palette.ts';

/**
 * Signs, states and boxes to tick, by the names of their classes: a list has several in each row, and parts with a
 * style of their own would be drawn far more slowly.
 */
export function marks(colours: Colours) {
  const tones = Object.entries(colours.tones) as [ToneName, Colours['tones'][ToneName]][];
  return {
    '.sign': { width: '1em', height: '1em', flexShrink: 0, fill: 'currentColor' },
    '.tone-sign': { fontSize: '1rem', marginRight: 6, verticalAlign: '-0.15em' },
    ...Object.fromEntries(
      tones.map(([tone, { text }]) => [`.tone-sign[data-tone=${tone}]`, { color: text }]),
    ),
    '.status': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 5,
      padding: '2px 8px',
      borderRadius: 6,
      border: '1px solid',
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.45,
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
      '& > svg': { fontSize: '1rem' },
    },
    ...Object.fromEntries(
      tones.map(([tone, { text, ground, line }]) => [
        `.status[data-status=${tone}]`,
        { color: text, backgroundColor: ground, borderColor: line },
      ]),
    ),
    '.status.quiet': { padding: 0, borderColor: 'transparent', backgroundColor: 'transparent' },
    '.tick-box': {
      appearance: 'none',
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      width: 38,
      height: 38,
      margin: 0,
      borderRadius: '50%',
      verticalAlign: 'middle',
      cursor: 'pointer',
      color: colours.muted,
      '&:hover': { backgroundColor: colours.sunken },
      '&::before': {
        content: '""',
        width: 18,
        height: 18,
        border: '2px solid currentColor',
        borderRadius: 3,
        boxSizing: 'border-box',
      },
      '&:checked::before': { borderColor: colours.primary, backgroundColor: colours.primary },
      '&:checked::after': {
        content: '""',
        position: 'absolute',
        left: 16,
        top: 12.5,
        width: 6,
        height: 11,
        boxSizing: 'border-box',
        border: `solid ${colours.onPrimary}`,
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '&:disabled, &[aria-disabled=true]': { cursor: 'default', opacity: 0.4 },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
  } as const;
}
