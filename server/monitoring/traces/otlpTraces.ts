import { setTimeout as pause } from 'node:timers/promises';
import { SpanKind, SpanStatusCode, TraceFlags, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { TraceSettings } from '../../settings/monitoring.ts';
import { productVersion } from '../../paths.ts';
import type { CallSpan, PageSpan, SpanFacts, Traces, Work } from './traces.ts';

/** Milliseconds for a batch of spans, and for what is left at the end. */
const SEND_MS = 2_000;

/** Spans sent to a collector by OTLP over HTTP, in batches beside the calls. */
export class OtlpTraces implements Traces {
  readonly #contexts = new AsyncLocalStorageContextManager().enable();
  readonly #random = new RandomIdGenerator();
  /** The ids of a span that a page has given itself, while it is begun. */
  #given: PageSpan | undefined;
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;

  constructor({ url, share }: TraceSettings) {
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'coleira', 'service.version': productVersion }),
      // By the trace's number alone: page, call and statements of a trace are kept together or not at all.
      sampler: new TraceIdRatioBasedSampler(share),
      idGenerator: {
        generateTraceId: () => this.#given?.traceId ?? this.#random.generateTraceId(),
        generateSpanId: () => this.#given?.spanId ?? this.#random.generateSpanId(),
      },
      spanProcessors: [
        new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: SEND_MS }), {
          exportTimeoutMillis: SEND_MS,
        }),
      ],
    });
    this.#tracer = this.#provider.getTracer('coleira');
  }

  call(name: string, attributes: SpanFacts, traceparent: string | undefined): CallSpan | undefined {
    const page = parseTraceParent(traceparent ?? '');
    const root = this.#contexts.active();
    const above = page ? trace.setSpanContext(root, { ...page, isRemote: true }) : root;
    const span = this.#tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, above);
    if (!span.isRecording()) return undefined;
    const context = trace.setSpan(root, span);
    const { traceId, spanId } = span.spanContext();
    return {
      header: `00-${traceId}-${spanId}-0${TraceFlags.SAMPLED}`,
      within: (work) => this.#contexts.with(context, work),
      end: (status) => {
        if (status !== undefined) span.setAttribute('http.response.status_code', status);
        if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  async work<T>(describe: () => Work, run: () => Promise<T>): Promise<T> {
    const above = this.#contexts.active();
    if (!trace.getSpan(above)) return run();
    const { name, facts: attributes } = describe();
    const span = this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, above);
    try {
      return await this.#contexts.with(trace.setSpan(above, span), run);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  page(given: PageSpan): void {
    const startTime = Date.now() - given.ago;
    this.#given = given;
    const span = this.#tracer.startSpan(given.path, { startTime, root: true }, this.#contexts.active());
    this.#given = undefined;
    span.end(startTime + given.took);
  }

  async close(): Promise<void> {
    // A collector that is away must not keep a server from ending.
    const sent = this.#provider.shutdown().catch(() => undefined);
    await Promise.race([sent, pause(SEND_MS, undefined, { ref: false })]);
    this.#contexts.disable();
  }
}
