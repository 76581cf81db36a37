import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { REGISTER_ZONE, showDay, showTimestamp } from '../../../../resources/numbers/dates.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { useTimezone } from '../../../fields/index.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { ToneIcon } from '../../../theme/StatusBadge.tsx';
import type { ToneName } from '../../../theme/palette.ts';
import type { TransponderWay } from './WayFacts.tsx';

type WayEvent = TransponderWay['events'][number];
type Kind = WayEvent['kind'];

/** What an event means for the use of the transponder. */
const TONES: Readonly<Record<Kind, ToneName>> = {
  DELIVERY: 'info',
  MOVEMENT: 'info',
  ACCEPTED: 'good',
  REJECTED: 'attention',
  CANCELED: 'neutral',
  UNUSABLE: 'bad',
  USABLE: 'good',
  RECALLED: 'bad',
  CHECKED: 'good',
  REGISTERED: 'good',
  NUMBER_CHANGED: 'attention',
  MERGED: 'info',
  MERGE_REVERTED: 'attention',
  FOUND: 'info',
  HANDED_OVER: 'info',
  READ: 'neutral',
};

/** Where the record behind an event is. */
const PAGES: Partial<Readonly<Record<Kind, string>>> = {
  DELIVERY: '/traceability/',
  MOVEMENT: '/traceability/',
  ACCEPTED: '/traceability/',
  REJECTED: '/traceability/',
  CANCELED: '/traceability/',
  CHECKED: '/traceability/recall-cases/',
  HANDED_OVER: '/register-handover/',
};

/** Events as marks on a line, the latest first: when, what, by whom. */
export function WayEvents({ events }: { readonly events: readonly WayEvent[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map((event, at) => (
        <Box
          component="li"
          // Two events of a kind may be of one moment.
          key={`${event.kind}-${event.at}-${at}`}
          sx={({ palette }) => ({
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: '24px minmax(0, 1fr)',
            columnGap: 1.5,
            pb: 2.5,
            '&:last-of-type': { pb: 0 },
            '&:not(:last-of-type)::before': {
              content: '""',
              position: 'absolute',
              left: 11,
              top: 26,
              bottom: 2,
              width: 2,
              bgcolor: palette.divider,
            },
          })}
        >
          <Box sx={{ display: 'grid', placeItems: 'center', height: 24, '& svg': { width: 20, height: 20 } }}>
            <ToneIcon tone={TONES[event.kind]} />
          </Box>
          <Happening event={event} />
        </Box>
      ))}
    </Box>
  );
}

function Happening({ event }: { readonly event: WayEvent }) {
  const say = useTexts('transponderWayPages');
  const timezone = useTimezone();
  const { kind, at, isDay, recordId } = event;
  const when = isDay ? showDay(at, REGISTER_ZONE) : showTimestamp(at, timezone);
  const page = recordId !== null && PAGES[kind] ? `${PAGES[kind]}${recordId}` : null;
  const name = say(`eventKinds.${kind}`);
  const lines = useLines(event);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        {page !== null && routeExists(page) ? (
          <Link
            component={RouterLink}
            to={page}
            aria-label={say('open', { kind: name, date: when })}
            sx={{ fontWeight: 600 }}
          >
            {name}
          </Link>
        ) : (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
        )}
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <time dateTime={at}>{when}</time>
        </Box>
      </Box>
      {lines.map((line) => (
        <Box key={line} sx={{ color: 'text.secondary' }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}

/** What an event says below its name: between whom, why, by whom. */
function useLines({
  entity,
  toEntity,
  hidesEntity,
  user,
  reason,
  number,
  outcome,
}: WayEvent): readonly string[] {
  const translate = useTranslate();
  const say = useTexts('transponderWayPages');
  const from = entity?.name;
  const to = toEntity?.name;
  const parties = from && to ? say('fromTo', { from, to }) : to ? say('to', { to }) : (from ?? null);
  return [
    parties,
    hidesEntity ? say('hidden') : null,
    number === null ? null : say('otherNumber', { number: spaced(number) }),
    outcome === null ? null : translate(`resources.recallCase.choices.outcome.${outcome}`),
    reason,
    user === null ? null : say('by', { user: user.name }),
  ].filter((line): line is string => line !== null && line !== '');
}
