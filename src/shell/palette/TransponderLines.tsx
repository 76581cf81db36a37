import { Command } from 'cmdk';
import { useTranslate } from 'react-admin';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { Line } from './Line.tsx';
import type { useTransponder } from './useRecords.ts';

interface TransponderLinesProps extends ReturnType<typeof useTransponder> {
  readonly transponder: string;
  readonly onGo: (to: string, state?: unknown) => void;
}

/** The actions for a transponder without an animal; each only where its page exists. */
const WAYS = [
  { to: '/animal/create', label: 'home.unknown.register', icon: 'add' },
  { to: '/animal/pre-register', label: 'home.unknown.preRegister', icon: 'pending' },
  { to: '/animal/lost', label: 'home.unknown.found', icon: 'lost' },
] as const;

/** A whole number: its animal, to be opened by Enter also before the register has answered; else what can be done. */
export function TransponderLines({
  transponder,
  animal,
  isOffered,
  isFailed,
  look,
  onGo,
}: TransponderLinesProps) {
  const translate = useTranslate();
  if (!isOffered) return null;
  const number = spaced(transponder);
  const open = async () => {
    const found = await look().catch(() => null);
    if (found) onGo(found.to);
  };
  return (
    <Command.Group heading={translate('resources.animal.name', { smart_count: 2 })}>
      {animal === null ? (
        <>
          <Line
            value="unknown"
            icon="animal"
            disabled
            label={translate('home.unknown.title', { transponder: number })}
          />
          {WAYS.filter(({ to }) => routeExists(to)).map(({ to, label, icon }) => (
            <Line
              key={to}
              value={`number ${to}`}
              icon={icon}
              label={translate(label)}
              onSelect={() => onGo(to, { transponder })}
            />
          ))}
        </>
      ) : (
        <Line
          value={`transponder ${transponder}`}
          icon="animal"
          label={animal?.label ?? translate('shell.palette.open', { number })}
          hint={animal ? number : translate(isFailed ? 'shell.palette.failed' : 'shell.palette.searching')}
          onSelect={() => void open()}
        />
      )}
    </Command.Group>
  );
}
