import { readFileSync } from 'node:fs';
import { packagePath } from '../paths.ts';
import { drawDocument, type Drawing, type DrawingResult, type LayoutError } from '../typst/typst.ts';

const text = (name: string): string => readFileSync(packagePath('server/certificates', name), 'utf8');

/** The code before every layout, on its first line, so that the lines of errors are the layout's own. */
const OPENING = '#import "library.typ": *;';

/** A layout that an operator wrote, and the values that it prints. */
interface LayoutDrawing extends Pick<Drawing, 'values' | 'form' | 'images'> {
  readonly source: string;
}

/**
 * Draws a layout in the frame of certificates. What it may do is no matter of its words: the compiler's process can open
 * no file and no connection (typstProcess.mjs). Never rejects: faults are answered.
 */
export async function drawLayout({ source, values, form, images }: LayoutDrawing): Promise<DrawingResult> {
  const sources = {
    'main.typ': text('frame.typ'),
    'library.typ': text('library.typ'),
    'emblem.svg': text('emblem.svg'),
    'layout.typ': `${OPENING}${source}`,
  };
  const drawn = await drawDocument({ sources, values, form, ...(images && { images }) });
  return drawn.errors ? { errors: drawn.errors.map(inLayout) } : drawn;
}

/** A fault with its column in the layout itself. */
const inLayout = (fault: LayoutError): LayoutError =>
  fault.line === 1 && fault.column !== null
    ? { ...fault, column: Math.max(1, fault.column - OPENING.length) }
    : fault;
