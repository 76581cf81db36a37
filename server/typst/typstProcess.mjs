// Runs as a process of its own, plain JavaScript so that it starts the same from source, from a bundle and in tests.
// Takes { sources, images, values, form } and answers { pages, pdf, svg } or { errors }. The sources start at main.typ; the
// lines of errors are given where they are in layout.typ, which an operator wrote.
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { familiesFor, FONTS_SOURCE, readFonts } from './shippedFonts.mjs';

const [fonts, workspace, mostPages, remembered] = process.argv.slice(2);
const LAYOUT = join(workspace, 'layout.typ');
const MAIN = join(workspace, 'main.typ');

/** In the place of a character that no font has. */
const BOX = '□';
const PRIVATE = /\p{Co}/u;
/** A document with so many different characters without a font loses all that are not Latin. */
const MOST_TRIES = 5;

const fontsOf = readFonts(fonts);
const loaded = new Set();
let compiler;

/** Makes a compiler that has the fonts for a text; families stay once they were needed. */
function prepareFonts(text) {
  const missing = familiesFor(text).filter((name) => !loaded.has(name));
  if (compiler && missing.length === 0) return;
  for (const name of missing) loaded.add(name);
  compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fontsOf(loaded) }] });
}

/** Errors of the layout with the line and the column that they begin in, counted from 1; those of the PDF have none. */
const errorsOf = (diagnostics) =>
  diagnostics
    .filter(({ severity }) => severity === 1)
    .map(({ message, path, range }) => ({
      ...placeOf(path === LAYOUT ? range : undefined),
      message: String(message).replaceAll(workspace, '').slice(0, 500),
    }));

const placeOf = (range) => ({
  line: range ? range.start.line + 1 : null,
  column: range ? range.start.character + 1 : null,
});

/** The message and the hint of an error that the PDF's writer throws as text. */
function exportError({ message }) {
  const found = /message: "((?:[^"\\]|\\.)*)"/.exec(message);
  return [{ message: (found?.[1] ?? String(message)).slice(0, 500), line: null, column: null }];
}

/** The characters that the PDF's writer says it has no font for. */
const withoutFont = ({ message }) => [
  ...new Set(
    [...String(message).matchAll(/the text `(.*?)` could not be displayed/g)]
      .map(([, text]) =>
        text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(parseInt(code, 16))),
      )
      .join('')
      .replace(/[\x20-\x7e]/g, ''),
  ),
];

/** Draws a document; a character that no font has prints as a box, for PDF/UA takes none without a picture. */
function draw(work) {
  let { sources, values } = work;
  const boxed = (isMissing) => {
    const put = (text) => [...text].map((sign) => (isMissing(sign) ? BOX : sign)).join('');
    sources = Object.fromEntries(Object.entries(sources).map(([name, text]) => [name, put(text)]));
    values = JSON.parse(put(JSON.stringify(values)));
  };
  // A private character looks different in each font that has one there.
  if (PRIVATE.test(JSON.stringify(values))) boxed((sign) => PRIVATE.test(sign));
  for (let tries = 1; ; tries += 1) {
    const { missing, ...answer } = drawOnce({ ...work, sources, values });
    if (!missing || tries > MOST_TRIES) return answer;
    boxed(tries < MOST_TRIES ? (sign) => missing.includes(sign) : (sign) => sign > '\u024f');
  }
}

function drawOnce({ sources, images = {}, values, form }) {
  prepareFonts(Object.values(sources).join('') + JSON.stringify(values));
  compiler.resetShadow();
  compiler.addSource(join(workspace, 'fonts.typ'), FONTS_SOURCE);
  for (const [name, text] of Object.entries(sources)) compiler.addSource(join(workspace, name), text);
  for (const [name, bytes] of Object.entries(images))
    compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
  const answer = compiler.compile({ mainFilePath: MAIN, inputs: { values: JSON.stringify(values) } });
  if (!answer.result) {
    const diagnostics = compiler.fetchDiagnostics(answer.takeDiagnostics() ?? answer.takeError());
    const errors = errorsOf(diagnostics);
    return { errors: errors.length > 0 ? errors : [{ message: 'error', line: null, column: null }] };
  }
  const pages = answer.result.numOfPages;
  if (pages > Number(mostPages))
    return { errors: [{ message: `more than ${mostPages} pages`, line: null, column: null }] };
  try {
    const pdf = compiler.pdf(answer.result, {
      pdfStandard: 'ua-1',
      pdfTags: true,
      creationTimestamp: values.creationSeconds,
    });
    return {
      pages,
      ...(form !== 'svg' && { pdf }),
      ...(form !== 'pdf' && { svg: compiler.plainSvg(answer.result) }),
    };
  } catch (error) {
    const missing = withoutFont(error);
    return { errors: exportError(error), ...(missing.length > 0 && { missing }) };
  }
}

process.on('message', (work) => {
  let answer;
  try {
    answer = draw(work);
  } catch (error) {
    answer = {
      errors: [{ message: String(error?.message ?? error).slice(0, 500), line: null, column: null }],
    };
  }
  compiler.evictCache(Number(remembered));
  process.send(answer);
});
/**
 * Takes every descriptor that the process may have. From then on the system opens no file and no connection for it:
 * whatever a layout asks the compiler for, and no font of the machine, which the compiler would look for when it is made.
 */
function isolate() {
  try {
    for (;;) openSync('/dev/null', 'r');
  } catch (error) {
    if (error.code !== 'EMFILE') throw error;
  }
  draw({ sources: { 'main.typ': '#set document(title: "x")\nx' }, values: {}, form: 'both' });
}

process.on('disconnect', () => process.exit(0));
isolate();
process.send({ ready: true });
