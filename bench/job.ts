/** The order for the load process: the number of connections and of seconds. */
export interface Job {
  readonly origin: string;
  /** Sessions, taken in turns. */
  readonly tokens: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly work: ReadWork | RegisterWork | MixedWork;
  /** Calls per second of all connections together; as many as are answered where it is left out. */
  readonly rate?: number;
}

/** Reads of all kinds, with a registration in place of every `registersEvery`th. */
export interface MixedWork {
  readonly kind: 'mixed';
  readonly paths: readonly string[];
  readonly register: RegisterWork;
  readonly registersEvery: number;
  /** The sessions that register, taken in turns. */
  readonly registrars: readonly string[];
}

/** GET requests, taken in turns by all connections. */
export interface ReadWork {
  readonly kind: 'read';
  readonly paths: readonly string[];
}

/** Registrations, each of an animal and an owner that are not there yet. */
export interface RegisterWork {
  readonly kind: 'register';
  readonly path: string;
  /** Numbers from which transponders and VAT numbers are made; each job starts where the last one ended. */
  readonly first: number;
  readonly breedId: number;
  readonly veterinaryId: number;
  readonly parishId: number;
  readonly postalCode: string;
  readonly locality: string;
}

/** The result. Times in milliseconds. */
export interface Outcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
  /** Answers other than 2xx, lost connections and timeouts. */
  readonly failures: number;
  /** The first of those answers, to find out why. */
  readonly firstFailure: string | null;
}
