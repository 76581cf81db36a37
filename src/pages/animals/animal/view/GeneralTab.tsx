import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { askConsentOfOwner } from '../../../../../resources/animals/animal/ownerConsent.ts';
import { showDate } from '../../../../../resources/numbers/dates.ts';
import { ConsentButton } from '../../../../parts/owners/owner/ConsentButton.tsx';
import { isLinked } from '../../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { AdvertSection } from './AdvertSection.tsx';
import { DescriptionList, type DescriptionItem } from './DescriptionList.tsx';
import { placeName } from '../../../../parts/animals/animal/placeName.ts';
import { Section } from '../../../../components/Section.tsx';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { OwnerFacts } from './OwnerFacts.tsx';
import { speciesOf } from './species.ts';
import { useCoatColour } from '../../../../parts/animals/animal/useCoatColour.ts';

const Named = ({ to, children }: { readonly to: string; readonly children: ReactNode }) =>
  isLinked(to) ? (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  ) : (
    children
  );

interface GeneralTabProps {
  readonly animal: AnimalView;
  readonly onSources: () => void;
}

/** All fields of the record, read-only. */
export function GeneralTab({ animal, onSources }: GeneralTabProps) {
  const translate = useTranslate();
  const colourOf = useCoatColour();
  const client = useQueryClient();
  const { owner } = animal;
  const field = useTexts('resources.animal.fields');
  const section = useTexts('animalPages.section');
  const isHidden = (name: string) => animal.fields[name] === 'hidden';

  const data: DescriptionItem[] = [
    { label: field('name'), value: animal.name },
    { label: translate('animalPages.form.breed'), value: speciesOf(translate, animal) },
    { label: field('gender'), value: translate(`resources.animal.choices.gender.${animal.gender}`) },
    { label: field('color'), value: colourOf(animal.color) },
    { label: field('birthdate'), value: showDate(animal.birthdate) },
    {
      label: field('breedCategory'),
      value: animal.breedType && `${animal.breedType.code} · ${animal.breedType.description}`,
    },
    { label: field('passport'), value: animal.passport },
    { label: field('healthReport'), value: animal.healthReport },
    ...(animal.secondTransponder
      ? [{ label: field('secondTransponder'), value: <Transponder number={animal.secondTransponder} /> }]
      : []),
  ];
  const registration: DescriptionItem[] = [
    {
      label: field('veterinaryId'),
      value: animal.veterinary && (
        <Named
          to={`/veterinary/${animal.veterinary.id}`}
        >{`${animal.veterinary.name} (${animal.veterinary.ballotNumber})`}</Named>
      ),
    },
    {
      label: field('entityId'),
      value: animal.entity && <Named to={`/entity/${animal.entity.id}`}>{animal.entity.name}</Named>,
    },
    { label: field('registrationDate'), value: showDate(animal.registrationDate) },
    ...(isHidden('orderNumber') || animal.orderNumber === undefined
      ? []
      : [{ label: field('orderNumber'), value: animal.orderNumber }]),
  ];
  const place = [animal.address, [animal.postalCode, animal.locality].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      <Section
        title={section('data')}
        action={
          <Button size="small" className="no-print" aria-haspopup="dialog" onClick={onSources}>
            {translate('factSourcePages.open')}
          </Button>
        }
      >
        <DescriptionList facts={data} />
      </Section>
      <Section
        title={section('owner')}
        action={
          owner.isRestricted &&
          !animal.isOwnerInScope && (
            <ConsentButton
              name={owner.name}
              onAsk={(way) =>
                callApi(askConsentOfOwner, { params: { id: animal.transponder }, body: { way } })
              }
              onGiven={() => void client.invalidateQueries()}
            />
          )
        }
      >
        <OwnerFacts owner={owner} livesHere={animal.useOwnerAddress} />
      </Section>
      {!owner.isRestricted && !animal.useOwnerAddress && (
        <Section title={section('address')}>
          <DescriptionList
            facts={[
              { label: field('address'), value: place },
              { label: field('parishId'), value: placeName(animal.parish, animal.county, animal.district) },
              ...(animal.hasUnconfirmedAddress
                ? [{ label: field('hasUnconfirmedAddress'), value: translate('ra.boolean.true') }]
                : []),
            ]}
            columns={2}
          />
        </Section>
      )}
      {animal.hasPedigree && (
        <Section title={section('pedigree')}>
          <DescriptionList
            columns={2}
            facts={[
              { label: field('lopNumber'), value: animal.lopNumber },
              { label: field('lopName'), value: animal.lopName },
            ]}
          />
        </Section>
      )}
      <Section title={section('registration')}>
        <DescriptionList facts={registration} />
      </Section>
      {animal.advert && <AdvertSection advert={animal.advert} />}
      {animal.observations && (
        <Section title={section('observations')}>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{animal.observations}</Box>
        </Section>
      )}
    </Box>
  );
}
