import type { AddressInfo } from 'node:net';
import { clearSession, applyLoginAnswer } from '../../dataProvider/client/session.ts';
import type { TestServer } from '../helpers/server.ts';

/** What happens to a call on its way: `pass` lets it through. */
export type Way = (pass: () => Promise<Response>, call: Request) => Promise<Response>;

export interface Line {
  /** From now on calls go this way. */
  through(way: Way): void;
  /** Calls that were sent since the line was opened or cleared. */
  readonly sent: { method: string; path: string; key: string | null; isPoll: boolean }[];
  close(): Promise<void>;
}

/** Something to wait for, and the way to let it go on. */
export function gate() {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

/** Joins the page's client to a server over the network, with a hand on the line between them. */
export async function connect(server: TestServer, token: string): Promise<Line> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const real = globalThis.fetch;
  let way: Way = (pass) => pass();
  const sent: Line['sent'] = [];
  globalThis.fetch = (input, init) => {
    const path = String(input);
    const call = new Request(`http://127.0.0.1:${port}${path}`, init);
    const { method, headers } = call;
    sent.push({
      method,
      path,
      key: headers.get('idempotency-key'),
      isPoll: headers.get('x-poll') === 'true',
    });
    return way(() => real(call), call);
  };
  applyLoginAnswer({ step: 'DONE', sessionToken: token });
  return {
    sent,
    through: (next) => {
      way = next;
    },
    close: async () => {
      globalThis.fetch = real;
      clearSession();
    },
  };
}
