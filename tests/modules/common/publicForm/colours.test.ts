import { expect, test } from 'vitest';
import { dark, light, type Colours } from '../../../../src/theme/palette.ts';
import { readText } from '../../../project/project.ts';

/** The colours that the forms' style sheet declares, of the light device and of the dark one. */
const declared = [...readText('src/public/public.css').matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  ),
);

const ofPalette = (colours: Colours) => ({
  canvas: colours.canvas,
  paper: colours.paper,
  ink: colours.ink,
  muted: colours.muted,
  line: colours.line,
  edge: colours.edge,
  primary: colours.primary,
  'primary-strong': colours.primaryStrong,
  bad: colours.tones.bad.text,
  'bad-ground': colours.tones.bad.ground,
  'info-ground': colours.tones.info.ground,
  strap: colours.strap,
  'on-strap': colours.onStrap,
  'on-primary': colours.onPrimary,
  brass: colours.brass,
});

test('the public forms › have the colours of the register, in light and in dark', () => {
  expect(declared).toEqual([
    { ...ofPalette(light), 'on-bad': light.onPrimary },
    { ...ofPalette(dark), 'on-bad': dark.canvas },
  ]);
});
