import { cleanEmail, isEmail } from '../../numbers/email.ts';
import { VAT_RULES } from '../../numbers/vatNumber.ts';
import type { FormFault, FormValues } from './formFields.ts';
import { publicForm } from './forms.ts';
import { readForm } from './readForm.ts';
import type { StaffFormName } from './staffForms.ts';

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
  const email = cleanEmail(requesterEmail ?? '');
  const wrong: FormFault[] = [];
  if (email === '' ? needsEmail(name) : !isEmail(email))
    wrong.push({ property: 'requesterEmail', fault: email === '' ? 'MISSING' : 'INVALID' });
  if (form.documents === 'REQUIRED' && documents === 0)
    wrong.push({ property: 'documents', fault: 'MISSING' });
  return { values, email: email === '' ? null : email, faults: [...faults, ...wrong] };
}
