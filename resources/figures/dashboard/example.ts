import type { Widget } from './widgets.ts';

/** The widgets of an example in the description of the API. */
export const EXAMPLE_WIDGETS: Widget[] = [
  {
    id: 'species',
    kind: 'RING',
    title: { pt: 'Animais por espécie', en: 'Animals by species' },
    source: {
      query: { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'], filters: [] },
    },
    text: null,
    options: { compares: false, isStacked: false, most: 12 },
    place: { x: 0, y: 0, w: 6, h: 5 },
  },
];
