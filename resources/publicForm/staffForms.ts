import type { Permission } from '../kit/permissions.ts';
import { isEmail } from '../numbers/email.ts';
import { VAT_RULES } from '../numbers/vatNumber.ts';
import type { FormFault, FormValues } from './formFields.ts';
import { publicForm, type PublicFormName } from './forms.ts';
import { readForm } from './readForm.ts';

/** The forms that staff fill in for an owner, and who may. A transfer has pages of its own. */
export const STAFF_FORMS = {
  'request-death': 'MANAGE_ANIMAL_DEATH_REQUEST',
  diac: 'MANAGE_ANIMAL_DIAC_REQUEST',
  'validate-herding-dog': 'READ_HERDING_DOG',
  'personal-data': 'MANAGE_OWNER_UPDATE_DATA',
} as const satisfies Partial<Record<PublicFormName, Permission>>;

export type StaffFormName = keyof typeof STAFF_FORMS;
export const STAFF_FORM_NAMES = Object.keys(STAFF_FORMS) as [StaffFormName, ...StaffFormName[]];

/** The form by which staff enter requests of a module, if there is one. */
export const findStaffForm = (module: string): StaffFormName | undefined =>
  STAFF_FORM_NAMES.find((name) => publicForm(name).module === module);

/** Whether the request needs the address of its person: the certificate that it asks for is mailed. */
export const needsEmail = (name: StaffFormName): boolean => name === 'diac';

/** The input of staff: the fields of the public form, the person's email, and the number of documents. */
export interface StaffEntry {
  readonly values: FormValues;
  readonly requesterEmail: string | null | undefined;
  readonly documents: number;
}

/** Reads what staff entered as the public form reads it. Pure; the page shows the faults and the server refuses them. */
export function readStaffForm(
  name: StaffFormName,
  { values: typed, requesterEmail, documents }: StaffEntry,
): { readonly values: FormValues; readonly email: string | null; readonly faults: readonly FormFault[] } {
  const form = publicForm(name);
  const { values, faults } = readForm(form, typed, VAT_RULES);
  const email = (requesterEmail ?? '').trim().toLowerCase();
  const wrong: FormFault[] = [];
  if (email === '' ? needsEmail(name) : !isEmail(email))
    wrong.push({ property: 'requesterEmail', fault: email === '' ? 'MISSING' : 'INVALID' });
  if (form.documents === 'REQUIRED' && documents === 0)
    wrong.push({ property: 'documents', fault: 'MISSING' });
  return { values, email: email === '' ? null : email, faults: [...faults, ...wrong] };
}
