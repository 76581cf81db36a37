import engineUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Order } from './codeWorker.ts';
import type { Code } from './finding.ts';

type Unsent = Order extends infer One ? (One extends Order ? Omit<One, 'answer'> : never) : never;

interface Answer<T> {
  readonly result?: T;
  readonly error?: string;
}

/** Finds codes in pictures, in a worker of its own. */
export class CodeReader {
  readonly #worker = new Worker(new URL('./codeWorker.ts', import.meta.url), { type: 'module' });
  readonly #failed: Promise<never>;
  /** Settles when pictures can be read; rejects where they never will be. */
  readonly ready: Promise<void>;

  constructor() {
    this.#failed = new Promise((_, reject) => {
      this.#worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
    });
    this.ready = this.#prepare();
    // The reader of a code receives the error; one that is closed before has no receiver.
    this.#failed.catch(() => undefined);
    this.ready.catch(() => undefined);
  }

  /** Returns the codes in a picture, whose bytes are transferred to the worker. */
  async read(picture: ImageData): Promise<readonly Code[]> {
    await this.ready;
    return this.#ask<readonly Code[]>({ kind: 'PICTURE', picture }, [picture.data.buffer]);
  }

  close(): void {
    this.#worker.terminate();
  }

  async #prepare(): Promise<void> {
    const answer = await fetch(engineUrl);
    if (!answer.ok) throw new Error(`The engine did not come: ${answer.status}`);
    const bytes = await answer.arrayBuffer();
    await this.#ask({ kind: 'ENGINE', bytes }, [bytes]);
  }

  #ask<T>(order: Unsent, handedOver: Transferable[]): Promise<T> {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<T>((resolve, reject) => {
      port1.addEventListener('message', ({ data }: MessageEvent<Answer<T>>) => {
        port1.close();
        if (data.error === undefined) resolve(data.result as T);
        else reject(new Error(data.error));
      });
      port1.start();
    });
    this.#worker.postMessage({ ...order, answer: port2 }, [...handedOver, port2]);
    return Promise.race([answered, this.#failed]);
  }
}
