import { streamNotifications } from '../../../../resources/common/notification/stream.ts';
import type { SignedInCaller } from '../../../context.ts';
import { routeOf, type Handler } from '../../../http/handle.ts';
import { addRoute } from '../../../http/route.ts';
import { Live } from '../../../stream/live.ts';
import { OPENING, Stream } from '../../../stream/stream.ts';
import { Streams } from '../../../stream/streams.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither kept nor packed on the way: a proxy that compresses would hold events back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** `GET /notifications/stream`: stays open and sends what has changed, as long as the session lives. */
export const streamNotificationsHandler: Handler = {
  call: streamNotifications,
  register: (app, services) => {
    const streams = new Streams(services);
    app.metrics.countStreams(() => streams.size);
    const live = new Live(
      services.db,
      (announcement) => {
        const { standby } = services;
        if (!standby) return streams.deliver(announcement);
        // Pages ask at once for what they are notified of: they must not read an older state.
        return void standby
          .raiseFloor()
          .catch(() => undefined)
          .then(() => streams.deliver(announcement));
      },
      (error) => services.log.warn({ err: error }, 'other servers could not be told'),
    );
    // Before the server waits for its connections to end: these would stay open.
    app.addHook('preClose', async () => {
      streams.close();
      await live.close();
    });
    addRoute(app, {
      ...routeOf(streamNotifications),
      handler: async (request, reply) => {
        if (request.method === 'HEAD' || !request.headers.accept?.includes('text/event-stream')) {
          return reply.headers(HEADERS).send(request.method === 'HEAD' ? '' : OPENING);
        }
        const caller = request.caller as SignedInCaller;
        await live.listen();
        // The page has left meanwhile: nothing would ever remove its stream.
        if (reply.raw.destroyed) return reply;
        streams.checkRoom(caller.actor);
        reply.hijack();
        reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
        const leave = streams.add(new Stream(reply.raw), caller);
        reply.raw.on('close', leave);
        reply.raw.on('error', leave);
        return reply;
      },
    });
  },
};
