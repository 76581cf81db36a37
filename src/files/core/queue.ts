import { MAX_FILES } from '../../../resources/common/document/limits.ts';
import { errorsOf, failureOf, readFailureOf } from './failure.ts';
import { prepareUpload, type Convert } from './prepare.ts';
import type { SendFile, UploadItem, UploadNotice, UploadRules } from './types.ts';

export interface QueueOptions<Answer> {
  readonly rules?: UploadRules;
  /** Uploads each file separately; without it the files are sent with their form. */
  readonly send?: SendFile<Answer> | undefined;
  readonly convert?: Convert | undefined;
  readonly onNotice?: ((notice: UploadNotice) => void) | undefined;
}

/** Files on their way at a time: on a slow line the first should arrive before the last has begun. */
const LANES = 2;

let nextKey = 1;
const isAbort = (failure: unknown): boolean => (failure as Error | null)?.name === 'AbortError';

/** Whether a file is checked and has not got through yet. */
export const canBeSent = ({ state, contents }: UploadItem): boolean =>
  state === 'READY' || (state === 'FAILED' && contents !== undefined);

/** Returns the number of further files that a picker with this limit takes. */
export const roomFor = ({ most = MAX_FILES, taken = 0 }: UploadRules = {}, held: number): number =>
  Math.max(0, most - taken - held);

/** The files of one place where files are chosen, from the choice to the server's answer. Knows no React. */
export class UploadQueue<Answer = unknown> {
  #options: QueueOptions<Answer>;
  #items: readonly UploadItem<Answer>[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<number, AbortController>();
  /** Names of the calls: a second try with the same file is the same call. */
  readonly #names = new Map<number, string>();

  constructor(options: QueueOptions<Answer>) {
    this.#options = options;
  }

  /** The current options of the field; each rendering replaces them. */
  readonly configure = (options: QueueOptions<Answer>): void => {
    this.#options = options;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly items = (): readonly UploadItem<Answer>[] => this.#items;

  get rules(): UploadRules {
    return this.#options.rules ?? {};
  }

  get most(): number {
    return this.rules.most ?? MAX_FILES;
  }

  /** The number of further files. Refused ones do not count: they will not be sent. */
  get room(): number {
    const held = this.#items.filter(({ state }) => state !== 'REFUSED').length;
    return roomFor(this.rules, held);
  }

  get sendsAlone(): boolean {
    return this.#options.send !== undefined;
  }

  /** Adds as many files as there is room for and reports the others. A field for one file replaces it. */
  readonly add = async (files: Iterable<File>): Promise<void> => {
    const chosen = [...files];
    if (this.most === 1 && chosen.length === 1) this.clear();
    const take = (): number[] => {
      const items = chosen.splice(0, this.room).map((file): UploadItem<Answer> => ({
        key: nextKey++,
        file,
        title: '',
        state: 'READING',
        progress: 0,
      }));
      this.#set([...this.#items, ...items]);
      return items.map(({ key }) => key);
    };
    const keys = take();
    // One after the other: each may hold a large picture in memory. One that is refused makes room for the next.
    for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
      // eslint-disable-next-line no-await-in-loop
      await this.#read(key);
      if (chosen.length > 0) keys.push(...take());
    }
    if (chosen.length > 0) this.#options.onNotice?.({ code: 'TOO_MANY_FILES' });
  };

  readonly remove = (key: number): void => {
    this.#running.get(key)?.abort();
    this.#names.delete(key);
    this.#set(this.#items.filter((item) => item.key !== key));
  };

  readonly clear = (): void => {
    for (const { key } of this.#items) this.remove(key);
  };

  /** Stops sending one file; it stays chosen. */
  readonly cancel = (key: number): void => this.#running.get(key)?.abort();

  readonly setTitle = (key: number, title: string): void => {
    this.#names.delete(key);
    this.#change(key, { title });
  };

  /** Moves a file up (-1) or down (1) in the order in which they are sent. */
  readonly move = (key: number, by: -1 | 1): void => {
    const from = this.#items.findIndex((item) => item.key === key);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.#items.length) return;
    const items = [...this.#items];
    [items[from], items[to]] = [items[to]!, items[from]!];
    this.#set(items);
  };

  /** Tries one file again, the others are left alone. */
  readonly retry = async (key: number): Promise<void> => {
    const item = this.#find(key);
    if (item?.state !== 'FAILED') return;
    if (item.contents) await this.#send(key);
    else await this.#read(key);
  };

  /** Sends every file that waits or failed; done once each has been answered, has failed or was cancelled. */
  readonly start = async (): Promise<void> => {
    const waiting = this.#items.filter(canBeSent).map(({ key }) => key);
    const lane = async (): Promise<void> => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        const item = this.#find(key);
        // eslint-disable-next-line no-await-in-loop
        if (item && canBeSent(item)) await this.#send(key);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };

  /** Puts what a form's call said of `documents[1]` to that file; answers whether it said anything of any. */
  readonly takeRefusal = (failure: unknown, property = 'documents'): boolean => {
    const ready = this.#items.filter(({ state }) => state === 'READY');
    const errors = errorsOf(failure);
    const refused = ready.flatMap(({ key }, index) => {
      const code =
        errors.get(`${property}.${index}`) ?? (ready.length === 1 ? errors.get(property) : undefined);
      return code === undefined ? [] : [{ key, code }];
    });
    for (const { key, code } of refused) this.#change(key, { state: 'REFUSED', error: code });
    return refused.length > 0;
  };

  /** Stops all uploads once the field is removed. */
  readonly dispose = (): void => {
    for (const controller of this.#running.values()) controller.abort();
  };

  async #read(key: number): Promise<void> {
    const item = this.#find(key);
    if (!item) return;
    const { convert, onNotice } = this.#options;
    this.#change(key, { state: 'READING', error: undefined });
    try {
      const prepared = await prepareUpload(item.file, this.rules, convert);
      this.#change(key, { state: 'READY', ...prepared });
    } catch (failure) {
      const { code, isFinal } = readFailureOf(failure);
      this.#change(key, { state: isFinal ? 'REFUSED' : 'FAILED', error: code });
      if (this.#find(key)) onNotice?.({ code, filename: item.file.name });
    }
  }

  async #send(key: number): Promise<void> {
    const item = this.#find(key);
    const { send } = this.#options;
    if (!item?.contents || !send) return;
    const controller = new AbortController();
    this.#running.set(key, controller);
    const name = this.#names.get(key) ?? crypto.randomUUID();
    this.#names.set(key, name);
    this.#change(key, { state: 'SENDING', progress: 0, error: undefined });
    try {
      const answer = await send(
        { ...item.contents, title: item.title.trim() || null },
        {
          signal: controller.signal,
          key: name,
          onProgress: (sent, total) => this.#change(key, { progress: total > 0 ? sent / total : 0 }),
        },
      );
      this.#change(key, { state: 'DONE', progress: 1, answer });
    } catch (failure) {
      if (isAbort(failure)) return this.#change(key, { state: 'READY', progress: 0 });
      const { code, isFinal } = failureOf(failure);
      this.#change(key, { state: isFinal ? 'REFUSED' : 'FAILED', progress: 0, error: code });
    } finally {
      this.#running.delete(key);
    }
    return undefined;
  }

  #find(key: number): UploadItem<Answer> | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #change(key: number, change: Partial<UploadItem<Answer>>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: readonly UploadItem<Answer>[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
