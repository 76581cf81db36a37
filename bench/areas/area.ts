import type { Db } from '../../server/db/db.ts';
import type { Place } from '../databases.ts';
import type { People } from '../people.ts';
import type { Scenario } from '../scenarios.ts';
import type { Client } from './client.ts';
import type { Timing } from './timing.ts';

/** A register with a server on it, while calls are timed one by one. */
export interface TimedRegister {
  readonly db: Db;
  readonly place: Place;
  readonly origin: string;
  readonly people: People;
  readonly operator: Client;
  /** Another operator: some things need two people. */
  readonly second: Client;
  readonly visitor: Client;
}

/** A part of the register whose calls are measured on a register that holds more than animals. */
export interface Area {
  readonly name: 'animals' | 'owners' | 'audit';
  /** Calls that are sent over several connections, beside the bare server. */
  scenarios(db: Db): Promise<readonly Scenario[]>;
  /** Calls with a stated limit, sent one after another. */
  time?(register: TimedRegister): Promise<readonly Timing[]>;
}
