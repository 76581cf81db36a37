import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import type { Translate } from '../../../../../i18n/index.ts';
import { animal as animalModule } from '../../../../../resources/animals/animal/schema.ts';
import { eventModules } from '../../../../../resources/generated/eventModules.ts';
import { findIndexed, indexOf } from '../../../../../resources/moduleIndex.ts';
import type { IndexedModule } from '../../../../../resources/kit/records/moduleIndex.ts';
import { ACTION_EVENTS, CHANGE_EVENT } from '../../../../../resources/animals/lifeLine/calls.ts';
import { REGISTER_ZONE, showDate, showDay, showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { fieldLabel, moduleName, useTimezone } from '../../../../fields/index.ts';
import { BareValue } from '../../../../forms/FieldValue.tsx';
import { recordPage } from '../../../../runtime/address/recordPage.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import type { LifeEvent } from './useLifeLine.ts';

/** Returns the name of a kind of event. */
export function kindName(translate: Translate, kind: string): string {
  const module = findIndexed(kind);
  return module ? moduleName(translate, module, 1) : translate(`lifeLinePages.kinds.${kind}`);
}

/** Whether an event is an action on the animal's record itself. */
const isAction = (kind: string): boolean => kind === CHANGE_EVENT || kind in ACTION_EVENTS;

/** The module of a reminder's subject, by its kind. */
const REMINDED: Readonly<Record<string, IndexedModule>> = {
  RABIES: indexOf('healthIntervention'),
  LICENSE: indexOf('animalLicense'),
};

/** The page of the record behind an event, or its tab; of what the animal's record says, the version that says it. */
function pageOf({ kind, id, record }: LifeEvent, transponder: string): string | null {
  const tab = (name: string) => `/animal/view/${transponder}?tab=${name}`;
  if (record.version !== undefined) return `${tab('versions')}&version=${String(record.version)}`;
  if (kind === 'certificate') return `${tab('certificates')}&issued=${id}`;
  if (kind === 'animalReminder') {
    const module = REMINDED[String(record.kind)];
    return module && may(module.access.pages) ? tab(module.name) : null;
  }
  const page = findIndexed(kind) ? recordPage(kind, String(id)) : null;
  return page !== null && routeExists(page) ? page : null;
}

interface LifeEventsProps {
  readonly events: readonly LifeEvent[];
  readonly transponder: string;
}

/** Events one below the other: when, what, and what the kind shows of it. */
export function LifeEvents({ events, transponder }: LifeEventsProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map((event) => (
        <Box
          component="li"
          key={`${event.kind}-${event.id}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '168px minmax(0, 1fr)' },
            columnGap: 2,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            breakInside: 'avoid',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Happening event={event} transponder={transponder} />
        </Box>
      ))}
    </Box>
  );
}

function Happening({ event, transponder }: { readonly event: LifeEvent; readonly transponder: string }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { kind, at, isDay } = event;
  // A day is one of the register, wherever the reader is.
  const when = isDay ? showDay(at, REGISTER_ZONE) : showTimestamp(at, timezone);
  const name = kindName(translate, kind);
  const page = pageOf(event, transponder);
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={at}>{when}</time>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {page === null ? (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
        ) : (
          <Link
            component={RouterLink}
            to={page}
            aria-label={translate('lifeLinePages.open', { kind: name, date: when })}
            sx={{ fontWeight: 600 }}
          >
            {name}
          </Link>
        )}
        {isAction(kind) ? <Action event={event} /> : <Shown event={event} />}
      </Box>
    </>
  );
}

/** Values that an event does not show. */
const EMPTY: readonly unknown[] = [null, undefined, false, ''];

/** The values that a kind of record shows of an event, with their labels. */
function Shown({ event: { kind, record } }: { readonly event: LifeEvent }) {
  const translate = useTranslate();
  const module = eventModules.find(({ name }) => name === kind);
  const isThere = (name: string) => !EMPTY.includes(record[name]);
  if (!module) {
    const words =
      kind === 'animalReminder'
        ? translate(`lifeLinePages.reminders.${String(record.kind)}`, {
            date: showDate(String(record.dateEnd)),
          })
        : record.code;
    return typeof words === 'string' ? <Box sx={{ color: 'text.secondary' }}>{words}</Box> : null;
  }
  const names = (module.event?.shows ?? []).filter(isThere);
  if (names.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {names.map((name) => (
        <Box key={name} sx={{ '& > *': { display: 'inline' } }}>
          <Box
            component="dt"
            sx={{ color: 'text.secondary' }}
          >{`${fieldLabel(translate, module, name)}: `}</Box>
          <Box component="dd" sx={{ m: 0 }}>
            <BareValue module={module} source={name} record={record} compact />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The action, user and fields of a change of the record; the name of a kind with one action says it already. */
function Action({ event: { kind, record } }: { readonly event: LifeEvent }) {
  const translate = useTranslate();
  const isNamed = kind !== CHANGE_EVENT && ACTION_EVENTS[kind as keyof typeof ACTION_EVENTS].length === 1;
  const action = !isNamed && typeof record.revisionAction === 'string' ? record.revisionAction : null;
  const fields =
    kind === CHANGE_EVENT && Array.isArray(record.revisionChangedFields)
      ? record.revisionChangedFields.map(String)
      : [];
  const { name: user } = (record.creationUser ?? {}) as { readonly name?: string };
  const parts = [
    action !== null && action !== 'UPDATE' && translate(`auditActions.${action}`, { _: action }),
    fields.length > 0 &&
      translate('lifeLinePages.changed', {
        fields: fields.map((name) => fieldLabel(translate, animalModule, name)).join(', '),
      }),
    user && translate('lifeLinePages.by', { user }),
  ].filter(Boolean);
  return parts.length > 0 ? <Box sx={{ color: 'text.secondary' }}>{parts.join(' · ')}</Box> : null;
}
