import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageVisit } from '../../../resources/common/information/calls.ts';
import type { CallSpan, Traces } from './traces.ts';

/** Has each call of the API be a span, named by its operation, whatever becomes of it. */
export function addTraces(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, CallSpan>();
  const end = (request: FastifyRequest, status: number | undefined): void => {
    spans.get(request)?.end(status);
    spans.delete(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    // Files of the page are many, and say nothing of the register; what reports a page is no part of it.
    if (config.operation === undefined || config.operation === pageVisit.name) return done();
    const { traceparent } = request.headers;
    const span = traces.call(
      config.operation,
      { 'http.request.method': request.method, 'http.route': url ?? '', 'coleira.request_id': request.id },
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    if (!span) return done();
    spans.set(request, span);
    void reply.header('traceresponse', span.header);
    return span.within(done);
  });
  // A body arrives outside of what began with the head.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.within(done) : done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, undefined);
    done();
  });
}
