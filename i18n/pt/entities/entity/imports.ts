export const entitiesImport = {
  label: 'Entidades',
  text: 'Uma linha por entidade. As entidades superiores vêm antes das que têm.',
} as const;
