import type { IconName } from '../../theme/icons.ts';
import type { MenuGroupName } from './menu.ts';

/** The sign that stands for a whole group, where its name has no room. */
export const GROUP_ICONS: Readonly<Record<MenuGroupName, IconName>> = {
  animals: 'animal',
  controls: 'controls',
  myEntity: 'myEntity',
  traceability: 'traceability',
  reports: 'report',
  generalFiles: 'generalFiles',
  admin: 'admin',
};
