import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { showDate, showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { showPhone } from '../../../../../resources/numbers/phone.ts';
import { useTimezone } from '../../../../fields/index.ts';
import { usePhoneNumbers } from '../../../../fields/phone/phoneNumbers.ts';
import { Logo } from '../../../../theme/Logo.tsx';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { photoUrl } from '../../../../parts/animals/animal/photoUrl.ts';
import { speciesOf } from '../view/species.ts';
import { QrCode } from './QrCode.tsx';
import { useCoatColour } from '../../../../parts/animals/animal/useCoatColour.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';

/** Wide enough for any phone's camera; readable codes begin at 2 cm. */
const QR_SIDE = '2.8cm';

const INK = '#15211d';
const QUIET = '#4d5c56';
const LINE = '#c5cfc9';

/** On paper there is this and nothing else: no menus, no buttons, dark on light. */
const onPaper = {
  '#print-sheet': { display: 'none' },
  '@media print': {
    '@page': { size: 'A4', margin: '16mm' },
    'html, body': { background: '#fff !important', colorScheme: 'light' },
    'body > *:not(#print-sheet)': { display: 'none !important' },
    '#print-sheet': { display: 'block' },
  },
} as const;

interface Line {
  readonly label: string;
  readonly value: string | null | undefined;
}

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: '4.6cm 1fr', rowGap: '1.6mm', columnGap: '4mm' }}
  >
    {lines
      .filter(({ value }) => value)
      .map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: QUIET }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Box>
        </Box>
      ))}
  </Box>
);

const Heading = ({ text }: { readonly text: string }) => (
  <Box
    component="h2"
    sx={{ fontSize: '11pt', m: '7mm 0 2.5mm', pb: '1mm', borderBottom: `0.3mm solid ${LINE}` }}
  >
    {text}
  </Box>
);

/** An animal on one sheet of paper: its photo, its description, its owner, and a code that leads to its page. */
export function PrintSheet({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const colourOf = useCoatColour();
  usePhoneNumbers();
  const timezone = useTimezone();
  const [now] = useState(() => new Date().toISOString());
  const { owner } = animal;
  const field = useTexts('resources.animal.fields');
  const ownerField = useTexts('resources.owner.fields');
  const address = `${window.location.origin}/animal/view/${animal.transponder}`;
  const photo = photoUrl(animal.photo);
  const place = owner.isRestricted
    ? (owner.county?.name ?? '')
    : [owner.address, [owner.postalCode, owner.locality].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ');

  const sheet = (
    <Box id="print-sheet" sx={{ color: INK, fontSize: '10.5pt', lineHeight: 1.4 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '3mm',
          pb: '3mm',
          borderBottom: `0.6mm solid ${INK}`,
        }}
      >
        <Logo size={34} strap="#0f5a4c" />
        <Box sx={{ flex: 1 }}>
          <Box sx={{ fontSize: '14pt', fontWeight: 700 }}>{translate('shell.product')}</Box>
          <Box sx={{ color: QUIET }}>{translate('animalPrint.signature')}</Box>
        </Box>
        <Box sx={{ fontSize: '12pt', fontWeight: 700 }}>{translate('animalPrint.title')}</Box>
      </Box>
      <Box sx={{ display: 'flex', gap: '7mm', mt: '7mm', alignItems: 'flex-start' }}>
        {photo && (
          <img
            src={photo}
            alt={translate('kit.fields.photo.alt', { name: animal.name })}
            style={{ width: '4.6cm', height: '4.6cm', objectFit: 'cover', borderRadius: '2mm' }}
          />
        )}
        <Box sx={{ flex: 1 }}>
          <Box component="h1" sx={{ m: 0, fontSize: '22pt', lineHeight: 1.15 }}>
            {animal.name}
          </Box>
          <Box sx={{ fontSize: '15pt', fontWeight: 600, mt: '1.5mm', fontVariantNumeric: 'tabular-nums' }}>
            {spaced(animal.transponder)}
          </Box>
          {animal.secondTransponder && (
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {`${field('secondTransponder')}: ${spaced(animal.secondTransponder)}`}
            </Box>
          )}
          <Box sx={{ mt: '1.5mm' }}>{speciesOf(translate, animal)}</Box>
          {animal.status !== 'NORMAL' && (
            <Box sx={{ mt: '1.5mm', fontWeight: 700 }}>
              {translate(`resources.animal.choices.status.${animal.status}`)}
            </Box>
          )}
        </Box>
        <Box sx={{ width: QR_SIDE, textAlign: 'center' }}>
          <QrCode text={address} side={QR_SIDE} label={translate('animalPrint.qr', { name: animal.name })} />
          <Box sx={{ fontSize: '7.5pt', lineHeight: 1.25, color: QUIET }}>
            {translate('animalPrint.scan')}
          </Box>
        </Box>
      </Box>
      <Heading text={translate('animalPages.section.data')} />
      <Lines
        lines={[
          { label: field('gender'), value: translate(`resources.animal.choices.gender.${animal.gender}`) },
          { label: field('color'), value: colourOf(animal.color) },
          { label: field('birthdate'), value: showDate(animal.birthdate) },
          {
            label: translate('animalPages.panel.sterilized'),
            value: translate(`kit.fields.boolean.${animal.isSterilized ? 'yes' : 'no'}`),
          },
          {
            label: translate('animalPages.panel.rabies'),
            value:
              animal.rabiesImmunizationDateEnd &&
              translate('animalPages.panel.rabiesUntil', {
                date: showDate(animal.rabiesImmunizationDateEnd),
              }),
          },
          { label: field('passport'), value: animal.passport },
          { label: field('lopNumber'), value: animal.lopNumber },
          { label: field('deathDate'), value: showDate(animal.deathDate) },
        ]}
      />
      <Heading text={translate('animalPages.section.owner')} />
      <Lines
        lines={[
          { label: ownerField('name'), value: owner.name },
          { label: ownerField('address'), value: place },
          {
            label: ownerField('phone'),
            value: owner.phone && showPhone(owner.phone),
          },
          { label: ownerField('email'), value: owner.email },
        ]}
      />
      <Heading text={translate('animalPages.section.registration')} />
      <Lines
        lines={[
          { label: field('registrationDate'), value: showDate(animal.registrationDate) },
          {
            label: field('veterinaryId'),
            value: animal.veterinary && `${animal.veterinary.name} (${animal.veterinary.ballotNumber})`,
          },
          { label: field('entityId'), value: animal.entity?.name },
        ]}
      />
      <Box sx={{ mt: '10mm', color: QUIET, fontSize: '8.5pt' }}>
        {translate('animalPrint.printed', { date: showTimestamp(now, timezone) })}
      </Box>
    </Box>
  );
  return createPortal(
    <>
      <GlobalStyles styles={onPaper} />
      {sheet}
    </>,
    document.body,
  );
}
