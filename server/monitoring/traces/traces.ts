import type { Settings } from '../../settings/settings.ts';

/** What a span says of its work: no values of records, only names, counts and statements with their placeholders. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** What is done, and what its span says of it. */
export interface Work {
  readonly name: string;
  readonly facts: SpanFacts;
}

/** The span of a call, until its answer has been sent. */
export interface CallSpan {
  /** `traceresponse` of the answer: which trace it is in. */
  readonly header: string;
  /** Runs work within the call: the statements that it sends are below it. */
  within<T>(work: () => T): T;
  end(status: number | undefined): void;
}

/** A page that was opened, as it reports itself. */
export interface PageSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly path: string;
  /** Milliseconds since it was opened. */
  readonly ago: number;
  /** Milliseconds that it took to open. */
  readonly took: number;
}

/** Spans of pages, calls and statements, sent to a collector. */
export interface Traces {
  /** Begins a call, below the page that its `traceparent` names; nothing where its trace is not among those kept. */
  call(name: string, facts: SpanFacts, traceparent: string | undefined): CallSpan | undefined;
  /** Runs a piece of work of a call, which `describe` names; outside a call that is kept, just runs it. */
  work<T>(describe: () => Work, run: () => Promise<T>): Promise<T>;
  page(span: PageSpan): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Opens the way to the collector of the settings. Its packages are loaded only where there is one. */
export async function openTraces({ monitoring: { traces } }: Settings): Promise<Traces | null> {
  if (!traces) return null;
  const { OtlpTraces } = await import('./otlpTraces.ts');
  return new OtlpTraces(traces);
}
