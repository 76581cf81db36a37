import Box from '@mui/material/Box';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { Section } from '../../../../components/Section.tsx';
import { useTimezone } from '../../../../fields/index.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { DescriptionList, type DescriptionItem } from './DescriptionList.tsx';

/** The advert code of an animal, and how often adverts of it were checked. */
export function AdvertSection({ advert }: { readonly advert: NonNullable<AnimalView['advert']> }) {
  const timezone = useTimezone();
  const say = useTexts('animalPages.advert');
  const { code, confirmed, notConfirmed, checks } = advert;
  const made = code && {
    date: showTimestamp(code.creationTimestamp, timezone),
    entity: code.entityName ?? '',
  };
  const facts: DescriptionItem[] = [
    ...(code
      ? [
          {
            label: say('by'),
            value: say(code.isByOwner || !code.entityName ? 'byOwner' : 'byEntity', made!),
          },
          {
            label: say(code.isInForce ? 'ends' : 'endedOn'),
            value: showTimestamp(code.endTimestamp, timezone),
          },
        ]
      : []),
    { label: say('checked'), value: say('counts', { confirmed, notConfirmed }) },
    ...(checks.length > 0
      ? [
          {
            label: say('latest'),
            value: (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {checks.map(({ creationTimestamp, isConfirmed }, at) => (
                  <li key={`${creationTimestamp} ${at}`}>
                    {`${showTimestamp(creationTimestamp, timezone)} · ${say(isConfirmed ? 'confirmed' : 'notConfirmed')}`}
                  </li>
                ))}
              </Box>
            ),
          },
        ]
      : []),
  ];
  return (
    <Section
      title={say('title')}
      action={
        <StatusBadge tone={code?.isInForce ? 'good' : 'neutral'}>
          {say(code ? (code.isInForce ? 'inForce' : 'ended') : 'noCode')}
        </StatusBadge>
      }
    >
      <DescriptionList facts={facts} columns={2} />
    </Section>
  );
}
