import type { Adapter, AdapterPayload } from 'oidc-provider';

/** More than a demonstration needs; the oldest are deleted first. */
const MOST = 2000;

/** The models that end with their grant; a running authorisation request names its grant and continues. */
const GRANTED = /^(AccessToken|AuthorizationCode):/;

interface StoredEntry {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/** What one provider of the demonstration remembers, by its kind and id. */
export type ProviderMemory = Map<string, StoredEntry>;

/** Keeps what a provider of the demonstration has to remember, as long as the process runs. */
export class MemoryAdapter implements Adapter {
  readonly #model: string;
  readonly #kept: ProviderMemory;

  /** @param kept the memory of its provider: no other finds anything there */
  constructor(model: string, kept: ProviderMemory) {
    this.#model = model;
    this.#kept = kept;
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const until = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY;
    this.#kept.delete(this.#key(id));
    this.#kept.set(this.#key(id), { payload, until });
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(key);
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.#kept.get(this.#key(id));
    return found && found.until > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    for (const [key, { payload, until }] of this.#kept) {
      if (key.startsWith(`${this.#model}:`) && payload.uid === uid && until > Date.now()) return payload;
    }
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const found = this.#kept.get(this.#key(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of this.#kept)
      if (GRANTED.test(key) && payload.grantId === grantId) this.#kept.delete(key);
  }
}
