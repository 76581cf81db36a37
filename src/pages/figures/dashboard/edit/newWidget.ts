import { ROWS_DRAWN, SIZES, type Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import { placeBelow } from './layout.ts';

/** A new widget below the others. */
export function newWidget(widgets: readonly Widget[]): Widget {
  const taken = new Set(widgets.map(({ id }) => id));
  let number = widgets.length + 1;
  while (taken.has(`w${number}`)) number += 1;
  return {
    id: `w${number}`,
    kind: 'BARS',
    title: { pt: '', en: '' },
    source: null,
    text: null,
    options: { compares: false, isStacked: false, most: ROWS_DRAWN },
    place: placeBelow(widgets, SIZES.BARS),
  };
}
