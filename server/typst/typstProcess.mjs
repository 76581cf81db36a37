// Runs as a process of its own, plain JavaScript so that it starts the same from source, from a bundle and in tests.
// Takes { sources, images, values, form } and answers { pages, pdf, svg } or { errors }. The sources start at main.typ; the
// lines of errors are given where they are in layout.typ, which an operator wrote.
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const [fonts, workspace, mostPages] = process.argv.slice(2);
const LAYOUT = join(workspace, 'layout.typ');
const MAIN = join(workspace, 'main.typ');

const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [
    {
      fontBlobs: readdirSync(fonts)
        .filter((name) => name.endsWith('.ttf'))
        .map((name) => readFileSync(join(fonts, name))),
    },
  ],
});

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

function draw({ sources, images = {}, values, form }) {
  compiler.resetShadow();
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
    return { errors: exportError(error) };
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
  compiler.evictCache(10);
  process.send(answer);
});
/**
 * Loads all that drawing needs, and then takes every descriptor that the process may have. From then on the system opens
 * no file and no connection for it, whatever a layout asks the compiler for.
 */
function isolate() {
  draw({ sources: { 'main.typ': '#set document(title: "x")\nx' }, values: {}, form: 'both' });
  try {
    for (;;) openSync('/dev/null', 'r');
  } catch (error) {
    if (error.code !== 'EMFILE') throw error;
  }
}

process.on('disconnect', () => process.exit(0));
isolate();
process.send({ ready: true });
