import type { Adapter, AdapterPayload } from 'oidc-provider';

/** More than a demonstration needs; the oldest are deleted first. */
const MOST = 2000;

/** The models that end with their grant; a running authorisation request names its grant and continues. */
const GRANTED = /^(AccessToken|AuthorizationCode):/;

interface StoredEntry {
  readonly payload: AdapterPayload;
  readonly until: number;
}

const kept = new Map<string, StoredEntry>();

/** Keeps what the demonstration's order has to remember, as long as the process runs. */
export class MemoryAdapter implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const until = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY;
    kept.delete(this.#key(id));
    kept.set(this.#key(id), { payload, until });
    for (const key of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(key);
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = kept.get(this.#key(id));
    return found && found.until > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    for (const [key, { payload, until }] of kept) {
      if (key.startsWith(`${this.#model}:`) && payload.uid === uid && until > Date.now()) return payload;
    }
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const found = kept.get(this.#key(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept)
      if (GRANTED.test(key) && payload.grantId === grantId) kept.delete(key);
  }
}
