import { SaxesParser } from 'saxes';
import { Refusal } from '../../../errors.ts';
import { refuseSource } from '../refuseSource.ts';

/** What a reader of a part of a workbook takes from it; names are without their prefix. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Elements within one another: a workbook has about ten. */
const MAX_DEPTH = 60;
/** Characters without the end of an element or text: the longest cell with each sign written as an entity. */
const MAX_SILENT = 1_500_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** UTF-8, or UTF-16 by its mark: nothing else is a part of a workbook. */
async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const part of bytes) {
    decoder ??= new TextDecoder(part[0] === 0xff && part[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield decoder.decode(part, { stream: true });
  }
}

/**
 * Reads a part of a workbook element by element; yields after each chunk, so that what was read of it can be used.
 * There is no declaration of types in a workbook: one is refused, and with it all entities, in the file or outside it.
 * @throws Refusal SOURCE_DAMAGED, SOURCE_CELL_TOO_LONG
 */
export async function* readXml(bytes: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  let depth = 0;
  let silent = 0;
  parser.on('doctype', () => {
    throw refuseSource('SOURCE_DAMAGED');
  });
  parser.on('opentag', ({ name, attributes }) => {
    silent = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw refuseSource('SOURCE_DAMAGED');
    handlers.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    silent = 0;
    depth -= 1;
    handlers.close?.(localName(name));
  });
  if (handlers.text) parser.on('text', handlers.text);
  const guard = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      throw error instanceof Refusal ? error : refuseSource('SOURCE_DAMAGED');
    }
  };
  for await (const chunk of decode(bytes)) {
    silent += chunk.length;
    guard(() => parser.write(chunk));
    if (silent > MAX_SILENT) throw refuseSource('SOURCE_CELL_TOO_LONG');
    yield;
  }
  guard(() => parser.close());
}

/** Reads a small part whole. */
export async function readWholeXml(bytes: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const reading = readXml(bytes, handlers);
  while (!(await reading.next()).done);
}
