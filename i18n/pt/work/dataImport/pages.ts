/** `/import` and its pages. */
export const importPages = {
  reason: 'Motivo',
} as const;
