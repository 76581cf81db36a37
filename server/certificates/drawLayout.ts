import { readFileSync } from 'node:fs';
import { packagePath } from '../paths.ts';
import { drawDocument, type Drawing, type DrawingResult, type LayoutError } from '../typst/typst.ts';

const text = (name: string): string => readFileSync(packagePath('server/certificates', name), 'utf8');

/** The code before every layout, on its first line, so that the lines of errors are the layout's own. */
const OPENING = '#import "library.typ": *;';

/** A layout that an operator wrote, and the values that it prints. */
interface LayoutDrawing extends Pick<Drawing, 'values' | 'form'> {
  readonly source: string;
}

/** Draws a layout in the frame of certificates. Never rejects: faults are answered. */
export async function drawLayout({ source, values, form }: LayoutDrawing): Promise<DrawingResult> {
  const words = forbiddenWords(source);
  if (words.length > 0) return { errors: words };
  const sources = {
    'main.typ': text('frame.typ'),
    'library.typ': text('library.typ'),
    'layout.typ': `${OPENING}${source}`,
  };
  const drawn = await drawDocument({ sources, values, form });
  return drawn.errors ? { errors: drawn.errors.map(inLayout) } : drawn;
}

/** A fault with its column in the layout itself. */
const inLayout = (fault: LayoutError): LayoutError =>
  fault.line === 1 && fault.column !== null
    ? { ...fault, column: Math.max(1, fault.column - OPENING.length) }
    : fault;

/**
 * Words that load packages or programs, or that could build such a word at run time. Files need no word: the compiler
 * sees an empty folder.
 */
const FORBIDDEN = /\b(?:import|include|eval|plugin)\b/g;

function forbiddenWords(source: string): LayoutError[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(FORBIDDEN)].map(({ 0: word, index: at }) => ({
      message: `${word} is not allowed in a layout`,
      line: index + 1,
      column: at + 1,
    })),
  );
}
