export const breedsImport = {
  label: 'Raças',
  text: 'Uma linha por raça ou grupo de raças. Os grupos vêm antes das raças que têm.',
} as const;
