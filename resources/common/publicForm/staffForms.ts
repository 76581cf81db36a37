import type { Permission } from '../../kit/permissions.ts';
import { FORM_MODULES } from './formModules.ts';

/** The forms that staff fill in for an owner, and who may. A transfer has pages of its own. */
export const STAFF_FORMS = {
  'request-death': 'MANAGE_ANIMAL_DEATH_REQUEST',
  diac: 'MANAGE_ANIMAL_DIAC_REQUEST',
  'validate-herding-dog': 'READ_HERDING_DOG',
  'personal-data': 'MANAGE_OWNER_UPDATE_DATA',
} as const satisfies Partial<Record<keyof typeof FORM_MODULES, Permission>>;

export type StaffFormName = keyof typeof STAFF_FORMS;
export const STAFF_FORM_NAMES = Object.keys(STAFF_FORMS) as [StaffFormName, ...StaffFormName[]];

/** The form by which staff enter requests of a module, if there is one. */
export const findStaffForm = (module: string): StaffFormName | undefined =>
  STAFF_FORM_NAMES.find((name) => FORM_MODULES[name] === module);
