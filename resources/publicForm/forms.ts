import { hasEnough, LIVESTOCK, type Livestock } from './livestock.ts';
import { isEmail } from '../numbers/email.ts';
import { isValidNif, ownerTypeOfNif } from '../numbers/nif.ts';
import { isPostalCode } from '../numbers/postalCode.ts';
import { isTransponder } from '../numbers/transponderShape.ts';

/** How a field of a public form is entered and checked. */
export type FormFieldKind =
  | 'text'
  | 'longText'
  | 'transponder'
  | 'date'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'postalCode'
  | 'parish'
  | 'integer'
  | 'choice';

/** A field of a public form. */
export interface FormField {
  readonly kind: FormFieldKind;
  readonly required?: true;
  /** Characters of a text; 120 by default. */
  readonly max?: number;
  /** Of a choice. */
  readonly values?: readonly string[];
  /** What the browser may fill in. */
  readonly autoComplete?: string;
}

/** What is typed into a form, by the names of its fields; empty texts are left out. */
export type FormValues = Readonly<Record<string, string | number | null | undefined>>;

/** What is wrong with one field. */
export interface FormFault {
  readonly property: string;
  readonly fault: 'MISSING' | 'INVALID';
}

/** A form that people fill in without an account: a declaration of fields and of the request that it opens. */
export interface PublicForm {
  /** The type of request, by its module. */
  readonly module: string;
  readonly fields: Readonly<Record<string, FormField>>;
  readonly documents: 'REQUIRED' | 'OPTIONAL';
  /** Rules over several fields. */
  check?(values: FormValues): readonly FormFault[];
}

const requesterName = { kind: 'text', required: true, max: 120, autoComplete: 'name' } as const;
const vatNumber = { kind: 'vatNumber', required: true } as const;
const transponder = { kind: 'transponder', required: true } as const;
const observations = { kind: 'longText', max: 1000 } as const;

const ADDRESS = ['postalCode', 'locality', 'parishId', 'street', 'door', 'accommodation'] as const;
/** Parts without which an address is none. */
const ADDRESS_NEEDS = ['postalCode', 'parishId', 'street', 'door'] as const;

const isGiven = (value: FormValues[string]): boolean => value !== undefined && value !== null && value !== '';

/** An address is given whole or not at all, and something must change. */
function checkUpdate(values: FormValues): readonly FormFault[] {
  const hasAddress = ADDRESS.some((name) => isGiven(values[name]));
  if (!hasAddress && !isGiven(values.email) && !isGiven(values.phone))
    return [{ property: 'phone', fault: 'MISSING' }];
  if (!hasAddress) return [];
  return ADDRESS_NEEDS.filter((name) => !isGiven(values[name])).map((property) => ({
    property,
    fault: 'MISSING',
  }));
}

const checkHerd = ({ species, animalCount }: FormValues): readonly FormFault[] =>
  typeof animalCount === 'number' && isGiven(species) && !hasEnough(species as Livestock, animalCount)
    ? [{ property: 'animalCount', fault: 'INVALID' }]
    : [];

/** A body that is not a person names the person who answers for it. */
const checkNewOwner = ({ newOwnerVatNumber, responsible }: FormValues): readonly FormFault[] =>
  ownerTypeOfNif(String(newOwnerVatNumber ?? '')) === 'COLLECTIVE' && !isGiven(responsible)
    ? [{ property: 'responsible', fault: 'MISSING' }]
    : [];

/** The public forms by what follows `/forms/` in their address. */
export const PUBLIC_FORMS = {
  'personal-data': {
    module: 'ownerDataUpdate',
    fields: {
      requesterName,
      vatNumber,
      phone: { kind: 'phone', autoComplete: 'tel' },
      email: { kind: 'email' },
      postalCode: { kind: 'postalCode', autoComplete: 'postal-code' },
      locality: { kind: 'text' },
      parishId: { kind: 'parish' },
      street: { kind: 'text', max: 160 },
      door: { kind: 'text', max: 20 },
      accommodation: { kind: 'text', max: 40 },
      observations,
    },
    documents: 'REQUIRED',
    check: checkUpdate,
  },
  'request-death': {
    module: 'deathRequest',
    fields: {
      transponder,
      deathDate: { kind: 'date', required: true },
      relation: {
        kind: 'choice',
        required: true,
        values: ['OWNER', 'FAMILY', 'VETERINARIAN', 'OTHER'],
      },
      requesterName,
      vatNumber,
      observations,
    },
    documents: 'OPTIONAL',
  },
  'validate-herding-dog': {
    module: 'herdingDog',
    fields: {
      transponder,
      requesterName,
      vatNumber,
      holdingMark: { kind: 'text', required: true, max: 20 },
      species: { kind: 'choice', required: true, values: LIVESTOCK },
      animalCount: { kind: 'integer', required: true },
      municipality: { kind: 'text', required: true, max: 80 },
    },
    documents: 'REQUIRED',
    check: checkHerd,
  },
  'animal-transfer': {
    module: 'animalTransfer',
    fields: {
      requesterName,
      transponder,
      currentOwnerVatNumber: vatNumber,
      newOwnerName: { kind: 'text', required: true, max: 120 },
      newOwnerVatNumber: { kind: 'vatNumber', required: true },
      responsible: { kind: 'text', max: 120 },
      newOwnerPhone: { kind: 'phone', required: true },
      newOwnerEmail: { kind: 'email' },
      postalCode: { kind: 'postalCode', required: true },
      locality: { kind: 'text', required: true },
      parishId: { kind: 'parish', required: true },
      street: { kind: 'text', required: true, max: 160 },
      door: { kind: 'text', required: true, max: 20 },
      accommodation: { kind: 'text', max: 40 },
      observations,
    },
    documents: 'REQUIRED',
    check: checkNewOwner,
  },
  diac: {
    module: 'diacRequest',
    fields: {
      transponder,
      requesterName,
      vatNumber,
      grounds: { kind: 'longText', required: true, max: 1000 },
    },
    documents: 'OPTIONAL',
  },
} as const satisfies Readonly<Record<string, PublicForm>>;

export type PublicFormName = keyof typeof PUBLIC_FORMS;
export const PUBLIC_FORM_NAMES = Object.keys(PUBLIC_FORMS) as [PublicFormName, ...PublicFormName[]];

/** A form by its name, its fields not known to the type checker. */
export const publicForm = (name: PublicFormName): PublicForm => PUBLIC_FORMS[name];

/** Most files of one request or of one answer to a question for more. */
export const MAX_FORM_FILES = 5;
/** Minutes for which a mailed code is good. */
export const FORM_CODE_MINUTES = 10;
/** Characters of a reference. */
export const REFERENCE_LENGTH = 10;

/** A telephone number as far as its length shows; the server reads it exactly. */
const looksLikePhone = (text: string): boolean => /^\+?\d{9,15}$/.test(text.replace(/[\s().-]/g, ''));

/** Whether a text is a day that is not to come. The library of `numbers/dates` is too heavy for these pages. */
function isPastDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment);
  return isDay && new Date(moment).toISOString().startsWith(text) && moment <= Date.now();
}

const VALID: Readonly<Record<FormFieldKind, (text: string, field: FormField) => boolean>> = {
  text: () => true,
  longText: () => true,
  transponder: isTransponder,
  date: isPastDay,
  email: (text) => isEmail(text),
  phone: looksLikePhone,
  vatNumber: isValidNif,
  postalCode: isPostalCode,
  parish: (text) => /^\d{1,9}$/.test(text),
  integer: (text) => /^\d{1,6}$/.test(text) && Number(text) > 0,
  choice: (text, { values }) => values?.includes(text) ?? false,
};

/** A value as it is sent: without spaces around it, or within a number. */
function cleanValue({ kind }: FormField, value: FormValues[string]): string {
  const text = String(value ?? '').trim();
  return kind === 'transponder' || kind === 'vatNumber' ? text.replace(/[\s.-]/g, '') : text;
}

/**
 * Reads what was typed into a form: the values as they are sent, and what is wrong with them. Pure; the page shows the
 * faults and the server refuses them.
 */
export function readForm(
  form: PublicForm,
  typed: FormValues,
): { readonly values: FormValues; readonly faults: readonly FormFault[] } {
  const values: Record<string, string | number> = {};
  const faults: FormFault[] = [];
  for (const [property, field] of Object.entries(form.fields)) {
    const text = cleanValue(field, typed[property]);
    if (text === '') {
      if (field.required) faults.push({ property, fault: 'MISSING' });
      continue;
    }
    const max = field.max ?? 120;
    if (text.length > max || !VALID[field.kind](text, field)) faults.push({ property, fault: 'INVALID' });
    values[property] = field.kind === 'integer' || field.kind === 'parish' ? Number(text) : text;
  }
  const wrong = new Set(faults.map(({ property }) => property));
  const more = (form.check?.(values) ?? []).filter(({ property }) => !wrong.has(property));
  return { values, faults: [...faults, ...more] };
}
