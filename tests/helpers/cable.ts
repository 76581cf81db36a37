import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A cable between register and database that a test can pull, cut, or let fall silent. */
export class TestConnection {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #isHeld = false;
  #answersLeft = Infinity;

  constructor(target: URL) {
    this.#target = target;
  }

  /** An open connection to a port of this machine. */
  static async connect(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  /** The database's address by way of this cable. */
  get url(): string {
    const url = new URL(this.#target.href);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  /** The number of ends of connections, two for each. */
  get ends(): number {
    return this.#sockets.size;
  }

  async plugIn(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        if (this.#isHeld) socket.pause();
      }
      near.on('data', (chunk) => void far.write(chunk)).on('close', () => far.destroy());
      far.on('data', (chunk) => this.#answer(near, chunk)).on('close', () => near.destroy());
      if (this.#isHeld) this.#pause();
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #answer(near: Socket, chunk: Buffer): void {
    near.write(chunk);
    this.#answersLeft -= 1;
    if (this.#answersLeft === 0) this.hold();
  }

  #pause(): void {
    for (const socket of this.#sockets) socket.pause();
  }

  /** Takes connections and bytes, and passes nothing on any more: neither side learns of it. */
  hold(): void {
    this.#isHeld = true;
    this.#pause();
  }

  /** Falls silent after so many more answers of the database. */
  holdAfterAnswers(answers: number): void {
    this.#answersLeft = answers;
  }

  letGo(): void {
    this.#isHeld = false;
    this.#answersLeft = Infinity;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Ends the connections there are; new ones may be made. */
  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async pull(): Promise<void> {
    this.letGo();
    await this.cut();
    const server = this.#server;
    this.#server = undefined;
    if (!server?.listening) return;
    server.close();
    await once(server, 'close');
  }
}
