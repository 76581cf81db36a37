import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { AnimalOwnerView, AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { showPhone } from '../../../../../resources/numbers/phone.ts';
import { ownerFields } from '../../../../../resources/owners/owner/fields.ts';
import { owner as module } from '../../../../../resources/owners/owner/schema.ts';
import { vatLabelKey } from '../../../../../resources/numbers/vatNumber.ts';
import { EmailAddress } from '../../../../fields/controls/EmailAddress.tsx';
import { fieldViews, unbroken } from '../../../../fields/index.ts';
import { usePhoneNumbers } from '../../../../fields/phone/phoneNumbers.ts';
import { DescriptionList, type DescriptionItem } from './DescriptionList.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { maskedPairs } from '../../../../parts/owners/owner/maskedPairs.ts';
import { placeName } from '../../../../parts/animals/animal/placeName.ts';

interface OwnerFactsProps {
  readonly owner: AnimalOwnerView;
  /** Whether the animal lives at the owner's address. */
  readonly livesHere: boolean;
}

const call = (number: string | null) =>
  number && <Link href={`tel:${number}`}>{unbroken(showPhone(number))}</Link>;

const mail = (address: string) => (
  <Link href={`mailto:${address}`}>
    <EmailAddress address={address} />
  </Link>
);

const addressLine = ({ address, postalCode, locality }: AnimalOwnerView): string =>
  [address, [postalCode, locality].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const Country = fieldViews.country.Value;

const country = (name: 'country' | 'nationality', owner: AnimalOwnerView) => (
  <Country module={module} source={name} field={ownerFields[name]} value={owner[name]} record={owner} />
);

/** Where this user can change the owner's data: the owner's own page, which checks and reviews them. */
export function ownerPage({ owner, fields }: AnimalView): string | null {
  const page = `/owner/${owner.id ?? ''}`;
  const isWritable = Object.entries(fields).some(
    ([name, mode]) => mode === 'edit' && name.startsWith('owner.'),
  );
  return isWritable && owner.id && routeExists(page) ? page : null;
}

/** Whose animal it is, as far as this account may see. */
export function OwnerFacts({ owner, livesHere }: OwnerFactsProps) {
  const translate = useTranslate();
  usePhoneNumbers();
  const field = useTexts('resources.owner.fields');
  const typeOf = (type: string | null | undefined) =>
    type && translate(`resources.owner.choices.type.${type}`);
  if (owner.isRestricted) {
    return (
      <DescriptionList
        columns={2}
        facts={[
          ...(owner.type ? [{ label: field('type'), value: typeOf(owner.type) }] : []),
          { label: field('name'), value: owner.name },
          { label: field('county'), value: owner.county?.name },
          ...maskedPairs(translate, owner.maskedContacts ?? []),
          ...(owner.phone ? [{ label: field('phone'), value: call(owner.phone) }] : []),
          ...(owner.email ? [{ label: field('email'), value: mail(owner.email) }] : []),
          ...(owner.address || owner.postalCode
            ? [{ label: field('address'), value: addressLine(owner) }]
            : []),
        ]}
      />
    );
  }
  const facts: DescriptionItem[] = [
    { label: field('type'), value: typeOf(owner.type) },
    { label: field('name'), value: owner.name },
    ...(owner.nationality ? [{ label: field('nationality'), value: country('nationality', owner) }] : []),
    { label: field('country'), value: country('country', owner) },
    { label: translate(vatLabelKey(owner.country), { _: field('vatNumber') }), value: owner.vatNumber },
    ...(owner.idCard ? [{ label: field('idCard'), value: owner.idCard }] : []),
    ...(owner.passport ? [{ label: field('passport'), value: owner.passport }] : []),
    { label: field('phone'), value: call(owner.phone) },
    ...(owner.phone2 ? [{ label: field('phone2'), value: call(owner.phone2) }] : []),
    ...(owner.phone3 ? [{ label: field('phone3'), value: call(owner.phone3) }] : []),
    {
      label: field('email'),
      value: owner.email && mail(owner.email),
    },
    { label: field('address'), value: addressLine(owner) },
    {
      label: field('parishId'),
      value: placeName(owner.parish, owner.county, owner.district),
    },
    ...(owner.hasUnconfirmedAddress
      ? [{ label: field('hasUnconfirmedAddress'), value: translate('ra.boolean.true') }]
      : []),
    ...(livesHere
      ? [
          {
            label: translate('animalPages.section.address'),
            value: translate('animalPages.form.useOwnerAddress'),
          },
        ]
      : []),
    ...(owner.responsible ? [{ label: field('responsible'), value: owner.responsible }] : []),
  ];
  return <DescriptionList facts={facts} columns={2} />;
}
