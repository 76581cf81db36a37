/**
 * The areas of the register, in their order: an area uses those before it, never one after it
 * (docs/decisions/0071-areas.md). `resources`, `server/modules`, `src/pages`, `src/parts`, `src/routes`, `i18n/{pt,en}`,
 * `tests/modules` and `tests/e2e` have a folder for each, and in it one for each module, with the name that it has in
 * `resources`.
 */
export const AREAS = [
  'reference',
  'access',
  'common',
  'entities',
  'money',
  'stock',
  'owners',
  'animals',
  'requests',
  'lostFound',
  'support',
  'account',
  'figures',
  'work',
];

/** The folders that stand beside the areas, by the folder above them: what belongs to no module. */
export const SHARED_FOLDERS = {
  resources: ['kit', 'numbers', 'generated'],
  'server/modules': [],
  'src/pages': [],
  'src/parts': [],
  'src/routes': [],
  'i18n/pt': ['charts', 'errors', 'kit', 'scan', 'shell', 'signIn'],
  'i18n/en': ['charts', 'errors', 'kit', 'scan', 'shell', 'signIn'],
  'tests/modules': [],
  'tests/e2e': ['everyPage', 'helpers', 'loading', 'recipes', 'scan', 'shell', 'usability', 'views'],
};
