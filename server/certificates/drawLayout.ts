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
export const drawLayout = ({ source, values, form }: LayoutDrawing): Promise<DrawingResult> => {
  const words = forbiddenWords(source);
  if (words.length > 0) return Promise.resolve({ errors: words });
  const sources = {
    'main.typ': text('frame.typ'),
    'library.typ': text('library.typ'),
    'layout.typ': `${OPENING}${source}`,
  };
  return drawDocument({ sources, values, form });
};

/**
 * Words that load packages or programs, or that could build such a word at run time. Files need no word: the compiler
 * sees an empty folder.
 */
const FORBIDDEN = /\b(?:import|include|eval|plugin)\b/g;

function forbiddenWords(source: string): LayoutError[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(FORBIDDEN)].map(([word]) => ({
      message: `${word} is not allowed in a layout`,
      line: index + 1,
    })),
  );
}
