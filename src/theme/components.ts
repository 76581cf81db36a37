import { backOffice } from './overrides/backOffice.ts';
import { baseline } from './overrides/baseline.ts';
import { controls } from './overrides/controls.tsx';
import { data } from './overrides/data.ts';
import { inputs } from './overrides/inputs.ts';
import type { Overrides } from './overrides/shared.ts';
import { surfaces } from './overrides/surfaces.ts';
import type { Colours } from './palette.ts';

/** The look of every component and, where the library lacks it, its accessibility. */
export const componentOverrides = (colours: Colours): Overrides => ({
  ...baseline(colours),
  ...controls(colours),
  ...inputs(colours),
  ...surfaces(colours),
  ...data(colours),
  ...backOffice(colours),
});
