import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_CELL } from '../types.ts';
import { refuseSource } from '../refuseSource.ts';
import { decodeEscapes } from './decodeEscapes.ts';
import { readXml } from './xml.ts';

/** Texts of a block: one place is kept for each block, not for each text. */
const BLOCK_TEXTS = 128;
/** Bytes that are held in memory; what is beyond is written to a file. */
const HELD_BYTES = 32 * 1024 * 1024;
/** Signs of the blocks that are kept ready: rows use texts in about the order in which they first occurred. */
const READY_SIGNS = 2 * 1024 * 1024;

type Place = { readonly held: Buffer } | { readonly at: number; readonly length: number };

/** A file without a name where the system allows that: nothing is left of it after a crash. */
class SpillFile {
  readonly #path = join(tmpdir(), `coleira-texts-${randomUUID()}`);
  readonly #file = openSync(this.#path, 'wx+', 0o600);
  #length = 0;

  constructor() {
    try {
      rmSync(this.#path);
    } catch {
      // Windows keeps the name of an open file; `close` removes it.
    }
  }

  add(bytes: Buffer): Place {
    const at = this.#length;
    writeSync(this.#file, bytes, 0, bytes.length, at);
    this.#length += bytes.length;
    return { at, length: bytes.length };
  }

  read(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(this.#file, bytes, 0, length, at);
    return bytes;
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }
}

/**
 * The texts that the cells of a workbook name by their number, read as far as they are asked for. However many there
 * are, some 32 MB are held in memory, the rest in a file.
 */
export class SharedStrings {
  readonly #reading: AsyncGenerator<void> | undefined;
  readonly #blocks: Place[] = [];
  readonly #ready = new Map<number, { readonly texts: readonly string[]; readonly signs: number }>();
  #readySigns = 0;
  #open: string[] = [];
  #heldBytes = 0;
  #spill: SpillFile | undefined;

  constructor(bytes: AsyncIterable<Buffer> | undefined) {
    this.#reading = bytes && this.#read(bytes);
  }

  /** Reads on until the text of this number is there. @throws Refusal SOURCE_DAMAGED where there is none */
  async load(index: number): Promise<void> {
    while (index >= this.#blocks.length * BLOCK_TEXTS + this.#open.length) {
      if (!this.#reading || (await this.#reading.next()).done) break;
    }
    if (!(index >= 0 && index < this.#blocks.length * BLOCK_TEXTS + this.#open.length))
      throw refuseSource('SOURCE_DAMAGED');
  }

  /** The text of a number that was loaded. */
  get(index: number): string {
    const block = Math.floor(index / BLOCK_TEXTS);
    const texts = block === this.#blocks.length ? this.#open : this.#textsOf(block);
    return texts[index % BLOCK_TEXTS] ?? '';
  }

  async close(): Promise<void> {
    await this.#reading?.return(undefined);
    this.#spill?.close();
    this.#spill = undefined;
  }

  #textsOf(block: number): readonly string[] {
    const ready = this.#ready.get(block);
    if (ready) return ready.texts;
    const place = this.#blocks[block];
    if (!place) throw refuseSource('SOURCE_DAMAGED');
    const bytes = 'held' in place ? place.held : this.#spill?.read(place.at, place.length);
    const texts = JSON.parse(bytes?.toString() ?? '[]') as string[];
    const signs = texts.reduce((sum, text) => sum + text.length, 0);
    this.#readySigns += signs;
    for (const [oldest, { signs: freed }] of this.#ready) {
      if (this.#readySigns <= READY_SIGNS) break;
      this.#ready.delete(oldest);
      this.#readySigns -= freed;
    }
    this.#ready.set(block, { texts, signs });
    return texts;
  }

  #add(text: string): void {
    this.#open.push(text);
    if (this.#open.length < BLOCK_TEXTS) return;
    const bytes = Buffer.from(JSON.stringify(this.#open));
    this.#open = [];
    if (this.#heldBytes + bytes.length <= HELD_BYTES) {
      this.#heldBytes += bytes.length;
      this.#blocks.push({ held: bytes });
    } else {
      this.#spill ??= new SpillFile();
      this.#blocks.push(this.#spill.add(bytes));
    }
  }

  #read(bytes: AsyncIterable<Buffer>): AsyncGenerator<void> {
    let text = '';
    let isText = false;
    // How a Japanese text is spoken stands beside it.
    let isSpoken = false;
    return readXml(bytes, {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') isSpoken = true;
        isText = name === 't' && !isSpoken;
      },
      text: (part) => {
        if (!isText) return;
        text += part;
        if (text.length > MAX_CELL) throw refuseSource('SOURCE_CELL_TOO_LONG');
      },
      close: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isSpoken = false;
        if (name === 'si') this.#add(decodeEscapes(text));
      },
    });
  }
}
