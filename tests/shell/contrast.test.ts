import { describe, expect, it } from 'vitest';
import { TICKET_STATUSES } from '../../resources/support/ticket/schema.ts';
import { TICKET_LOOKS } from '../../src/parts/support/ticket/TicketStatus.tsx';
import { dark, light, type Colours } from '../../src/theme/palette.ts';

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const texts = (c: Colours): [string, string, string][] => [
  ['text on the page', c.ink, c.canvas],
  ['text on a card', c.ink, c.paper],
  ['text on a chosen line', c.ink, c.primaryTint],
  ['quiet text on the page', c.muted, c.canvas],
  ['quiet text on a card', c.muted, c.paper],
  ['quiet text in a table’s head', c.muted, c.sunken],
  ['a link on the page', c.primary, c.canvas],
  ['a link on a card', c.primary, c.paper],
  ['a button’s text', c.onPrimary, c.primary],
  ['a pressed button’s text', c.onPrimary, c.primaryStrong],
  ['brass text on a card', c.brassText, c.paper],
  ['the menu', c.onStrap, c.strap],
  ['the menu’s current line', c.onStrap, c.strapRaised],
  ['the menu’s quiet text', c.onStrapMuted, c.strap],
  ['the search button', '#221700', c.brass],
  ...Object.entries(c.tones).flatMap(([name, tone]): [string, string, string][] => [
    [`${name} on its ground`, tone.text, tone.ground],
    [`${name} on a card`, tone.text, c.paper],
    [`${name} on the page`, tone.text, c.canvas],
  ]),
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (_, colours) => {
  it.each(texts(colours))('%s can be read', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the border of a field › is visible', () => {
    expect(contrast(colours.edge, colours.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.edge, colours.canvas)).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring › is visible', () => {
    expect(contrast(colours.primary, colours.canvas)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.brass, colours.strap)).toBeGreaterThanOrEqual(3);
  });
});

describe('the statuses of a ticket', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('look all different in %s', (_mode, colours) => {
    const grounds = Object.values(TICKET_LOOKS).map(([tone]) => JSON.stringify(colours.tones[tone]));
    expect(new Set(grounds).size).toBe(grounds.length);
    expect(grounds).toHaveLength(TICKET_STATUSES.length + 1);
  });
});
