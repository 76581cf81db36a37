import type { Job, Outcome } from './job.ts';
import type { Options } from './options.ts';
import type { Prepared } from './prepare.ts';
import { startBaselineServer, startLoad, startServer, type Running } from './processes.ts';
import type { Scenario } from './scenarios.ts';
import { lineOf, type Figure } from './table.ts';

type Which = 'server' | 'limit';
type Outcomes = Record<Which, Outcome>;

/** Measures one register: each scenario at each number of connections, the bare server right after the server. */
export async function measure(prepared: Prepared, options: Options): Promise<Figure[]> {
  const load = startLoad();
  const start = (which: Which): Promise<Running> =>
    which === 'server' ? startServer(prepared.place) : startBaselineServer(prepared.limit);
  let registered = 0;

  const one = async (
    running: Running,
    which: Which,
    scenario: Scenario,
    connections: number,
    measured = options.seconds,
  ): Promise<Outcome> => {
    const timed = async (seconds: number): Promise<Outcome> => {
      const job = jobOf(prepared, which, scenario, registered);
      const outcome = await load.run({ ...job, origin: running.origin, connections, seconds });
      if (scenario.key === 'register') registered += outcome.answers + outcome.failures + 2 * connections;
      return outcome;
    };
    await timed(options.warmUp);
    return timed(measured);
  };
  const warm = (running: Running, which: Which, scenario: Scenario): Promise<Outcome> =>
    one(running, which, scenario, 10, options.seconds / 2);

  const figures: Figure[] = [];
  /** Runs the servers named side by side, if they can, and takes turns with the load. */
  const round = async (which: readonly Which[], found: Map<string, Partial<Outcomes>>): Promise<void> => {
    const running = new Map<Which, Running>();
    try {
      for (const name of which) running.set(name, await start(name));
      // A server that has just started compiles its own code: each scenario once before anything counts.
      for (const scenario of prepared.scenarios)
        for (const [name, server] of running) await warm(server, name, scenario);
      for (const scenario of prepared.scenarios) {
        for (const connections of options.connections) {
          const key = `${scenario.key} ${connections}`;
          const outcomes = found.get(key) ?? {};
          found.set(key, outcomes);
          for (const [name, server] of running)
            outcomes[name] = await one(server, name, scenario, connections);
          if (outcomes.server && outcomes.limit)
            figures.push(report(prepared, scenario, connections, outcomes as Outcomes));
        }
      }
    } finally {
      for (const server of running.values()) await server.stop();
    }
  };

  try {
    const found = new Map<string, Partial<Outcomes>>();
    // The embedded database has room for one process at a time.
    if (prepared.place.engine === 'pglite') {
      await round(['server'], found);
      await round(['limit'], found);
    } else await round(['server', 'limit'], found);
    return figures;
  } finally {
    await load.stop();
  }
}

function jobOf(
  { people, registration }: Prepared,
  which: Which,
  { key, paths }: Scenario,
  registered: number,
): Pick<Job, 'tokens' | 'work'> {
  if (key === 'register') {
    const path = which === 'limit' ? '/register' : '/api/animals';
    return {
      tokens: people.clinics,
      work: { ...registration, path, first: registration.first + registered },
    };
  }
  const own = which === 'limit' ? paths.map((_, n) => `/${key}/${n}`) : paths;
  return { tokens: [people.operator], work: { kind: 'read', paths: own } };
}

function report(
  { place }: Prepared,
  { key, title }: Scenario,
  connections: number,
  outcomes: Outcomes,
): Figure {
  const figure: Figure = {
    scenario: key,
    title,
    place: `${place.engine === 'pglite' ? 'embedded' : 'PostgreSQL'} ${place.size.name}`,
    connections,
    ...outcomes,
  };
  console.log(lineOf(figure));
  for (const [name, { firstFailure }] of Object.entries(outcomes))
    if (firstFailure) console.log(`  ${name}: ${firstFailure}`);
  return figure;
}
