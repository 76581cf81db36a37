import { afterAll, expect, test } from 'vitest';
import { drawDocument, stopTypst } from '../../../server/typst/typst.ts';

afterAll(() => stopTypst());

const ROWS = 4_000;
const COLUMNS = 7;
/** More of them than the compiler's memory would hold, if it kept what it has drawn. */
const DRAWINGS = 8;

const SOURCE = `#let given = json(bytes(sys.inputs.values))
#set document(title: "x")
#table(columns: ${COLUMNS}, table.header(..range(${COLUMNS}).map(str)), ..given.rows.flatten())`;

test('long documents one after the other › are all drawn', { timeout: 300_000 }, async () => {
  for (let drawing = 1; drawing <= DRAWINGS; drawing += 1) {
    const drawn = await drawDocument({
      sources: { 'main.typ': SOURCE },
      form: 'pdf',
      isLong: true,
      values: {
        rows: Array.from({ length: ROWS }, (_, row) =>
          Array.from({ length: COLUMNS }, (__, column) => `${drawing} ${row} ${column}`),
        ),
        creationSeconds: 1,
      },
    });
    expect([drawing, drawn.errors]).toEqual([drawing, undefined]);
  }
});
