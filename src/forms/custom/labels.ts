import type { Translate } from '../../../i18n/index.ts';
import { animal } from '../../../resources/animals/animal/schema.ts';
import { propertyOfPath } from '../../../resources/kit/names.ts';
import { vatLabelKey } from '../../../resources/numbers/vatNumber.ts';
import { owner } from '../../../resources/owners/owner/schema.ts';
import { fieldLabel } from '../../fields/index.ts';

const PARTS: Readonly<Record<string, string>> = {
  postalCode: 'postalCode',
  locality: 'locality',
  parishId: 'parish',
  street: 'street',
  door: 'door',
  accommodation: 'accommodation',
};

/** Returns the label of an owner's field, with the form's names for the parts of the address. */
export function ownerLabel(translate: Translate, name: string, country?: string | null): string {
  if (name in PARTS) return translate(`transferPages.address.${PARTS[name]}`);
  if (name === 'vatNumber')
    return translate(vatLabelKey(country), { _: translate('resources.owner.fields.vatNumber') });
  return fieldLabel(translate, owner, name);
}

/** A name in the middle of a sentence; abbreviations keep their capitals. */
const inside = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** Returns the name of a path of the registration, alone and in its section, and the module that words its errors. */
export function labelOf(
  translate: Translate,
  path: string,
  country?: string | null,
): { readonly label: string; readonly inSection?: string; readonly module: string } {
  const name = path.replace(/^(owner|place)\./, '');
  if (path.startsWith('place.')) return { label: ownerLabel(translate, name), module: 'animal' };
  if (path.startsWith('owner.')) {
    const inSection = ownerLabel(translate, name, country);
    return {
      label: `${translate('animalPages.section.owner')}, ${inside(inSection)}`,
      inSection,
      module: 'owner',
    };
  }
  const source = name.split('.').findLast((part) => part in animal.fields);
  const label = source ? fieldLabel(translate, animal, source) : propertyOfPath(name);
  return { label, module: 'animal' };
}
