import type { Translate } from '../../../i18n/index.ts';
import { CONFIGURATION_KEYS } from '../../../resources/common/configuration/configurationValues.ts';
import { allows, type Actor } from '../../../resources/kit/access.ts';
import { PERMISSIONS } from '../../../resources/kit/permissions.ts';
import { indexOf } from '../../../resources/moduleIndex.ts';

/** A line of a page that has an address of its own. */
export interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: string;
  /** Found by these words as well. */
  readonly text: string;
}

/** Permissions and values of the configuration, of those that this user may see. */
export const placesOf = (actor: Actor | null, translate: Translate): readonly Place[] => [
  ...(allows('WRITE_CONFIGURATION', actor)
    ? CONFIGURATION_KEYS.map((key) => ({
        to: `/configuration#${key}`,
        label: translate(`configurationPages.keys.${key}.name`),
        icon: 'configuration',
        text: `${translate(`configurationPages.keys.${key}.text`)} ${key}`,
      }))
    : []),
  ...(allows(indexOf('role').access.pages, actor)
    ? PERMISSIONS.map((permission) => ({
        to: `/role/permissions#${permission}`,
        label: translate(`permissions.names.${permission}`),
        icon: 'role',
        text: `${translate(`permissionTexts.${permission}`)} ${permission}`,
      }))
    : []),
];
