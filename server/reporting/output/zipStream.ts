import { createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** The method of an archive's entry that is packed by DEFLATE. */
const DEFLATED = 8;
/** A quarter faster than the usual 6, and a tenth larger. */
const LEVEL = 4;
/** The bytes of an entry, unpacked: the archive counts them in 32 bits. */
const MOST_BYTES = 0xffff_ffff;

/** An entry that Node's zlib packs, outside of the thread that answers calls. */
class PackedEntry extends ZipPassThrough {
  readonly #deflate: DeflateRaw;

  constructor(name: string) {
    super(name);
    this.compression = DEFLATED;
    this.#deflate = createDeflateRaw({ level: LEVEL });
    this.#deflate.on('data', (part: Buffer<ArrayBuffer>) => this.ondata(null, part, false));
    this.#deflate.on('end', () => this.ondata(null, new Uint8Array(0), true));
  }

  protected override process(): void {
    // `push` counts and sums up what is packed; packing itself takes its time.
  }

  /** Packs bytes; resolves once they are packed. */
  async add(bytes: Uint8Array): Promise<void> {
    this.push(bytes, false);
    if (this.size > MOST_BYTES) throw new Error('a sheet is larger than an archive holds');
    await new Promise<void>((done, fail) => {
      this.#deflate.write(bytes, (error) => (error ? fail(error) : done()));
    });
  }

  async finish(): Promise<void> {
    this.push(new Uint8Array(0), true);
    await new Promise<void>((done, fail) => {
      this.#deflate.once('error', fail);
      this.#deflate.once('end', done);
      this.#deflate.end();
    });
  }
}

/** An archive that is written one entry after the other, and keeps nothing of what was taken from it. */
export class ZipStream {
  #packed: Uint8Array[] = [];
  #failure: Error | undefined;
  #entry: PackedEntry | undefined;
  readonly #zip = new Zip((error, part) => {
    if (error) this.#failure = error;
    else this.#packed.push(part);
  });

  /** Ends the entry before, and begins another. */
  async begin(name: string, moment: Date): Promise<void> {
    await this.#entry?.finish();
    this.#entry = new PackedEntry(name);
    this.#entry.mtime = moment;
    this.#zip.add(this.#entry);
  }

  /** Adds text to the entry that is open. */
  async add(text: string): Promise<void> {
    await this.#entry?.add(Buffer.from(text));
  }

  async end(): Promise<void> {
    await this.#entry?.finish();
    this.#zip.end();
  }

  /** Returns the bytes that are ready since they were last taken. */
  take(): Uint8Array {
    if (this.#failure) throw this.#failure;
    const taken = Buffer.concat(this.#packed);
    this.#packed = [];
    return taken;
  }
}
