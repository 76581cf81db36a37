/**
 * The areas of the register, in their order: an area uses those before it, never one after it
 * (docs/decisions/0071-areas.md). `resources`, `server/modules`, `src/pages`, `src/parts`, `i18n/{pt,en}`,
 * `tests/modules` and `tests/e2e` have a folder for each, and in it one for each module.
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
];
