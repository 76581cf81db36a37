import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (sizes: readonly number[]): string => `<!doctype html><title>limit</title><script>
  Promise.all(${JSON.stringify(sizes)}.map((size, n) => fetch('/' + size + '?' + n).then((a) => a.arrayBuffer())))
    .then(() => (document.body.innerHTML = '<input>'));
</script>`;

/**
 * The limit of a page: one that fetches as many bytes in as many answers, all at once, and shows a field when they are
 * there. It has no program to read and nothing to draw, so that what it takes is the line's.
 */
export async function startBaselinePage(
  sizes: readonly number[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(({ url }, answer) => {
    const size = /^\/(\d+)\?/.exec(url ?? '')?.[1];
    answer.setHeader('Content-Type', size ? 'application/octet-stream' : 'text/html');
    answer.end(size ? randomBytes(Number(size)) : page(sizes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
