import { Command } from 'cmdk';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useActor } from '../../../authProvider/useSession.ts';
import { moduleName } from '../../fields/names.ts';
import { useCommands } from '../frame/commands.ts';
import { Line } from './Line.tsx';
import { pageItems } from './pageItems.ts';
import { mainPathOf } from '../../runtime/address/recordPage.ts';
import { recentVisits } from './recent.ts';
import { usePlaces } from './usePlaces.ts';
import type { useRecords } from './useRecords.ts';

/** Returns a text in the form in which it is compared: lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether each typed word is the beginning of a word of the label, in any order. */
function matchesQuery(label: string, typed: string): boolean {
  const words = plain(label).split(/[^\p{Letter}\p{Number}]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

interface ResultsProps {
  readonly typed: string;
  readonly records: ReturnType<typeof useRecords>['groups'];
  readonly onGo: (to: string) => void;
  readonly onRun: (run: () => void) => void;
}

/** So many pages are enough beside records. */
const PAGES = 6;

/** The results of the palette; before anything is typed, recent pages and all pages and commands. */
export function Results({ typed, records, onGo, onRun }: ResultsProps) {
  const translate = useTranslate();
  const actor = useActor();
  const { pathname } = useLocation();
  const commands = useCommands();
  const [recent] = useState(() => recentVisits().filter(({ path }) => path !== mainPathOf(pathname)));
  const isBlank = typed === '';
  const pages = pageItems(actor, translate)
    .filter(({ label }) => matchesQuery(label, typed))
    .slice(0, isBlank ? undefined : PAGES);
  const visits = recent.filter(({ title }) => matchesQuery(title, typed)).slice(0, isBlank ? 5 : 3);
  const places = usePlaces(typed, (text) => matchesQuery(text, typed));
  const deeds = commands.filter(({ label }) => matchesQuery(label, typed));

  const ofPages = pages.length > 0 && (
    <Command.Group key="pages" heading={translate('shell.palette.pages')}>
      {pages.map(({ to, label, icon, group }) => (
        <Line
          key={to}
          value={`page ${to}`}
          icon={icon}
          label={label}
          hint={group === label ? undefined : group}
          onSelect={() => onGo(to)}
        />
      ))}
    </Command.Group>
  );
  const ofCommands = deeds.length > 0 && (
    <Command.Group key="commands" heading={translate('shell.palette.commands')}>
      {deeds.map(({ name, label, icon, run }) => (
        <Line key={name} value={`command ${name}`} icon={icon} label={label} onSelect={() => onRun(run)} />
      ))}
    </Command.Group>
  );
  return (
    <>
      {visits.length > 0 && (
        <Command.Group heading={translate('shell.palette.recent')}>
          {visits.map(({ path, title }) => (
            <Line
              key={path}
              value={`recent ${path}`}
              icon="recent"
              label={title}
              onSelect={() => onGo(path)}
            />
          ))}
        </Command.Group>
      )}
      {isBlank ? [ofCommands, ofPages] : [ofPages, ofCommands]}
      {places.length > 0 && (
        <Command.Group heading={translate('shell.palette.places')}>
          {places.map(({ to, label, icon }) => (
            <Line key={to} value={`place ${to}`} icon={icon} label={label} onSelect={() => onGo(to)} />
          ))}
        </Command.Group>
      )}
      {records.map(({ module, records: found }) => (
        <Command.Group key={module.name} heading={moduleName(translate, module)}>
          {found.map(({ key, label, hint, to }) => (
            <Line
              key={key}
              value={key}
              icon={module.menu?.icon ?? 'file'}
              label={label}
              hint={hint}
              onSelect={() => onGo(to)}
            />
          ))}
        </Command.Group>
      ))}
    </>
  );
}
