import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { animal } from '../../../../../resources/animals/animal/schema.ts';
import type { AnyModule } from '../../../../../resources/kit/module.ts';
import { composeAddress } from '../../../../../resources/owners/owner/addresses.ts';
import { owner } from '../../../../../resources/owners/owner/schema.ts';
import { CompactDescriptionList } from '../../../../components/CompactDescriptionList.tsx';
import { Section } from '../../../../components/Section.tsx';
import { isWorthSaying, type Values } from '../../../../fields/index.ts';
import { labelOf } from '../../../../forms/custom/labels.ts';
import { BareValue } from '../../../../forms/FieldValue.tsx';
import { ownAddress } from '../../../../parts/owners/owner/address/animalPlace.ts';
import { maskedPairs } from '../../../../parts/owners/owner/maskedPairs.ts';
import { givenOwner } from '../../../../parts/owners/owner/ownerForm.ts';
import type { Registration } from './registration.ts';
import type { RegistrationStep } from './steps.ts';

const ANIMAL_FIELDS = [
  'transponder',
  'name',
  'birthdate',
  'breedId',
  'crossBreedId',
  'gender',
  'color',
  'passport',
  'healthReport',
  'lopNumber',
  'lopName',
  'veterinaryId',
  'entityId',
  'observations',
];
const PLACE_FIELDS = ['address', 'postalCode', 'locality', 'parishId'];
const OWNER_FIELDS = [
  'name',
  'vatNumber',
  'idCard',
  'passport',
  'country',
  'responsible',
  'address',
  'postalCode',
  'locality',
  'parishId',
  'province',
  'municipality',
  'commune',
  'email',
  'phone',
  'phone2',
  'phone3',
];

interface RegistrationSummaryProps {
  readonly onChange: (step: RegistrationStep) => void;
}

/** Everything that was entered, to be read once more before it is sent. */
export function RegistrationSummary({ onChange }: RegistrationSummaryProps) {
  const translate = useTranslate();
  const actor = useActor();
  const values = useFormContext<Registration>().watch();
  const given = givenOwner(values.owner, actor);
  const pairsOf = (module: AnyModule, names: readonly string[], record: Values, prefix = '') =>
    names
      .filter((source) => isWorthSaying(module.fields[source], record[source]))
      .map((source) => {
        const { label, inSection = label } = labelOf(translate, prefix + source, values.owner.country);
        return { label: inSection, value: <BareValue module={module} source={source} record={record} /> };
      });
  const living = values.useOwnerAddress
    ? [
        {
          label: translate('animalPages.section.address'),
          value: translate('animalPages.form.useOwnerAddress'),
        },
      ]
    : pairsOf(animal, PLACE_FIELDS, ownAddress(values));
  const { recognised, changedContacts } = values.owner;
  const recorded = recognised
    ? maskedPairs(
        translate,
        recognised.maskedContacts.filter(({ contact }) => !changedContacts?.includes(contact)),
      )
    : [];
  const own = {
    ...values,
    crossBreedId: values.isCrossBreed ? values.crossBreedId : null,
    ...(values.hasPedigree ? {} : { lopNumber: null, lopName: null }),
  };
  const cards = [
    { step: 'animal', title: 'data', pairs: pairsOf(animal, ANIMAL_FIELDS, own) },
    {
      step: 'owner',
      title: 'owner',
      pairs: [
        ...pairsOf(
          owner,
          OWNER_FIELDS,
          { ...given, address: composeAddress(given) ?? given.address },
          'owner.',
        ),
        ...recorded,
        ...living,
      ],
    },
  ] as const;
  return (
    <>
      {cards.map(({ step, title, pairs }) => (
        <Section
          key={step}
          title={translate(`animalPages.section.${title}`)}
          action={
            <Button size="small" onClick={() => onChange(step)}>
              {translate('animalPages.steps.change')}
            </Button>
          }
        >
          <CompactDescriptionList pairs={pairs} />
        </Section>
      ))}
    </>
  );
}
