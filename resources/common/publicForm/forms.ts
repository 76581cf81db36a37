import { ownerTypeOfNif } from '../../numbers/nif.ts';
import { isForeign, isGiven, livesAbroad, livesHere, PORTUGAL, RESIDENCES } from './conditions.ts';
import type { FormCondition, FormFault, FormValues, PublicForm } from './formFields.ts';
import { FORM_MODULES } from './formModules.ts';
import { hasEnough, LIVESTOCK, type Livestock } from './livestock.ts';

const requesterName = {
  kind: 'text',
  isPersonName: true,
  required: true,
  max: 120,
  autoComplete: 'name',
} as const;
const country = { kind: 'country', required: true } as const;
const vatNumberOf = (countryField: string) =>
  ({
    kind: 'vatNumber',
    max: 25,
    required: (values: FormValues) => !isForeign(countryField)(values),
    country: countryField,
  }) as const;
const passportOf = (countryField: string, insteadOf: string) =>
  ({ kind: 'passport', max: 20, insteadOf, when: isForeign(countryField) }) as const;
/** The number of the person or, of one from abroad who has none, of a document. */
const numbers = {
  country,
  vatNumber: vatNumberOf('country'),
  passport: passportOf('country', 'vatNumber'),
} as const;
const transponder = { kind: 'transponder', required: true } as const;
const observations = { kind: 'longText', max: 1000 } as const;

const ADDRESS = ['postalCode', 'locality', 'parishId', 'street', 'door', 'accommodation'] as const;
/** Parts without which an address is none. */
const ADDRESS_NEEDS = ['postalCode', 'street', 'door'] as const;

/** An address is given whole or not at all, and something must change. */
function checkUpdate(values: FormValues): readonly FormFault[] {
  const hasAddress = ADDRESS.some((name) => isGiven(values[name]));
  const hasChange = ['email', 'phone', 'address'].some((name) => isGiven(values[name]));
  if (!hasAddress && !hasChange) return [{ property: 'phone', fault: 'MISSING' }];
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
const checkNewOwner = ({
  newOwnerCountry,
  newOwnerVatNumber,
  responsible,
}: FormValues): readonly FormFault[] =>
  newOwnerCountry === PORTUGAL &&
  ownerTypeOfNif(String(newOwnerVatNumber ?? '')) === 'COLLECTIVE' &&
  !isGiven(responsible)
    ? [{ property: 'responsible', fault: 'MISSING' }]
    : [];

/** Of numbers of other countries nothing follows: an owner is a body where a person answers for it. */
const isPerson: FormCondition = ({ responsible }) => !isGiven(responsible);
const isBody: FormCondition = (values) => !isForeign('newOwnerCountry')(values) || !isPerson(values);
const isInAngola: FormCondition = (values) =>
  values.newOwnerCountry === 'AO' && livesAbroad('newOwnerCountry')(values);

/** The public forms by what follows `/forms/` in their address. */
export const PUBLIC_FORMS = {
  'personal-data': {
    module: FORM_MODULES['personal-data'],
    fields: {
      requesterName,
      ...numbers,
      phone: { kind: 'phone', autoComplete: 'tel' },
      email: { kind: 'email' },
      residence: { kind: 'choice', values: RESIDENCES, when: isForeign('country') },
      postalCode: { kind: 'postalCode', autoComplete: 'postal-code', when: livesHere('country') },
      locality: { kind: 'text', when: livesHere('country') },
      parishId: { kind: 'parish', when: livesHere('country') },
      street: { kind: 'text', max: 160, when: livesHere('country') },
      door: { kind: 'text', max: 20, when: livesHere('country') },
      accommodation: { kind: 'text', max: 40, when: livesHere('country') },
      address: { kind: 'text', max: 300, when: livesAbroad('country') },
      observations,
    },
    documents: 'REQUIRED',
    check: checkUpdate,
  },
  'request-death': {
    module: FORM_MODULES['request-death'],
    fields: {
      transponder,
      deathDate: { kind: 'date', required: true },
      relation: {
        kind: 'choice',
        required: true,
        values: ['OWNER', 'FAMILY', 'VETERINARIAN', 'OTHER'],
      },
      requesterName,
      ...numbers,
      observations,
    },
    documents: 'OPTIONAL',
  },
  'validate-herding-dog': {
    module: FORM_MODULES['validate-herding-dog'],
    fields: {
      transponder,
      requesterName,
      ...numbers,
      holdingMark: { kind: 'text', required: true, max: 20 },
      species: { kind: 'choice', required: true, values: LIVESTOCK },
      animalCount: { kind: 'integer', required: true },
      municipality: { kind: 'text', required: true, max: 80 },
    },
    documents: 'REQUIRED',
    check: checkHerd,
  },
  'animal-transfer': {
    module: FORM_MODULES['animal-transfer'],
    fields: {
      requesterName,
      transponder,
      currentOwnerCountry: country,
      currentOwnerVatNumber: vatNumberOf('currentOwnerCountry'),
      currentOwnerPassport: passportOf('currentOwnerCountry', 'currentOwnerVatNumber'),
      newOwnerName: { kind: 'text', isPersonName: true, required: true, max: 120 },
      newOwnerCountry: country,
      newOwnerVatNumber: { ...vatNumberOf('newOwnerCountry'), required: isBody },
      responsible: { kind: 'text', isPersonName: true, max: 120 },
      newOwnerPassport: { kind: 'passport', required: isPerson, when: isForeign('newOwnerCountry') },
      newOwnerPhone: { kind: 'phone', required: true },
      newOwnerEmail: { kind: 'email' },
      residence: { kind: 'choice', values: RESIDENCES, required: true, when: isForeign('newOwnerCountry') },
      postalCode: { kind: 'postalCode', required: true, when: livesHere('newOwnerCountry') },
      locality: { kind: 'text', required: true, when: livesHere('newOwnerCountry') },
      parishId: { kind: 'parish', when: livesHere('newOwnerCountry') },
      street: { kind: 'text', required: true, max: 160, when: livesHere('newOwnerCountry') },
      door: { kind: 'text', required: true, max: 20, when: livesHere('newOwnerCountry') },
      accommodation: { kind: 'text', max: 40, when: livesHere('newOwnerCountry') },
      province: { kind: 'text', required: true, max: 80, when: isInAngola },
      municipality: { kind: 'text', required: true, max: 80, when: isInAngola },
      commune: { kind: 'text', required: true, max: 80, when: isInAngola },
      address: { kind: 'text', required: true, max: 300, when: livesAbroad('newOwnerCountry') },
      observations,
    },
    documents: 'REQUIRED',
    check: checkNewOwner,
  },
  diac: {
    module: FORM_MODULES.diac,
    fields: {
      transponder,
      requesterName,
      ...numbers,
      grounds: { kind: 'longText', required: true, max: 1000 },
    },
    documents: 'OPTIONAL',
  },
} as const satisfies Readonly<Record<keyof typeof FORM_MODULES, PublicForm>>;

export type PublicFormName = keyof typeof PUBLIC_FORMS;
export const PUBLIC_FORM_NAMES = Object.keys(PUBLIC_FORMS) as [PublicFormName, ...PublicFormName[]];

/** A form by its name, its fields not known to the type checker. */
export const publicForm = (name: PublicFormName): PublicForm => PUBLIC_FORMS[name];
