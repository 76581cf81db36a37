import autocannon from 'autocannon';
import type { Job, Outcome, RegisterWork } from './job.ts';
import { registration } from './registration.ts';

/** Generates load in a process of its own, so that neither server waits for it; jobs come by message. */
process.on('message', (job: Job) => {
  run(job).then(
    (outcome) => process.send?.({ outcome }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function run(job: Job): Promise<Outcome> {
  const times: number[] = [];
  let firstFailure: string | null = null;
  let n = 0;
  const started = performance.now();
  const { non2xx, errors, timeouts } = await new Promise<autocannon.Result>((done, failed) => {
    const options: autocannon.Options = {
      url: job.origin,
      connections: job.connections,
      duration: job.seconds,
      timeout: 20,
      ...(job.rate !== undefined && { overallRate: job.rate }),
      requests: [
        {
          setupRequest: (request) => ({ ...request, ...next(job, n++) }),
          onResponse: (status, body) => {
            if (status >= 300) firstFailure ??= `${status} ${body.slice(0, 300)}`;
          },
        },
      ],
    };
    autocannon(options, (error, result) => (error ? failed(error) : done(result))).on(
      'response',
      (_client, _status, _bytes, milliseconds) => times.push(milliseconds),
    );
  });
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    answers: times.length,
    failures: non2xx + errors + timeouts,
    firstFailure,
  };
}

function next(job: Job, n: number): autocannon.Request {
  const { work, tokens } = job;
  if (work.kind === 'mixed') {
    const { registersEvery: every, paths, register, registrars } = work;
    return n % every === every - 1
      ? registrationOf(register, Math.floor(n / every), registrars)
      : readOf(paths, n, tokens);
  }
  return work.kind === 'read' ? readOf(work.paths, n, tokens) : registrationOf(work, n, tokens);
}

const headersOf = (tokens: readonly string[], n: number) => ({
  authorization: `Bearer ${tokens[n % tokens.length]}`,
});

const readOf = (paths: readonly string[], n: number, tokens: readonly string[]): autocannon.Request => ({
  method: 'GET',
  path: paths[n % paths.length]!,
  headers: headersOf(tokens, n),
});

function registrationOf(work: RegisterWork, n: number, tokens: readonly string[]): autocannon.Request {
  const { key, body } = registration(work, work.first + n);
  return {
    method: 'POST',
    path: work.path,
    headers: { ...headersOf(tokens, n), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  };
}
