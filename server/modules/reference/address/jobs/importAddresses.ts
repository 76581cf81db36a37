import sql from 'sql-template-tag';
import { ADDRESS_TABLES, importAddresses } from '../../../../../resources/reference/address/jobs.ts';
import { confirmAddresses } from '../../../../addresses/confirmAddresses.ts';
import { importAddresses as importTables } from '../../../../addresses/import.ts';
import type { ImportPosition } from '../../../../addresses/importRun.ts';
import { leftOutHead, leftOutText } from '../../../../addresses/leftOutTexts.ts';
import type { LeftOut } from '../../../../addresses/summary.ts';
import { countLines, ImportError, type TableSource } from '../../../../addresses/tableSource.ts';
import type { Queryable } from '../../../../db/db.ts';
import { Refusal } from '../../../../errors.ts';
import { readLargeFile } from '../../../../files/largeFiles.ts';
import { handleJob } from '../../../../work/handleJob.ts';

/** Records of one transaction: few, so that other calls keep their speed. */
const CONFIRMED_AT_ONCE = 200;

/** The uploaded files of a job, by their ids. */
async function namesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db.query<{ id: string; filename: string }>(
    sql`select id, filename from large_file where id = any(${[...ids]}::text[])`,
  );
  return new Map(found.map(({ id, filename }) => [id, filename]));
}

const idsOf = (input: Partial<Record<(typeof ADDRESS_TABLES)[number], string | undefined>>): string[] =>
  ADDRESS_TABLES.flatMap((table) => input[table] ?? []);

/** A line of CSV; what a spreadsheet would take for a formula begins with an apostrophe. */
const csvLine = (values: readonly (string | number)[]): string =>
  `${values
    .map(
      (value) =>
        `"${String(value)
          .replace(/^[=+\-@\t]/, "'$&")
          .replaceAll('"', '""')}"`,
    )
    .join(';')}\r\n`;

export const importAddressesJob = handleJob<
  typeof importAddresses,
  ImportPosition & { readonly leftOut: number }
>(
  importAddresses,
  async ({ input, caller, services: { db }, position, batch }) => {
    const { language } = caller.actor;
    const names = await namesOf(db, idsOf(input));
    const sourceOf = (id: string | undefined): TableSource | undefined => {
      if (id === undefined) return undefined;
      const name = names.get(id);
      if (name === undefined) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
      return { name, open: () => readLargeFile(db, id) };
    };
    const [districts, municipalities, parishes, postalCodes] = ADDRESS_TABLES.map((table) =>
      sourceOf(input[table]),
    );
    const sources = [districts, municipalities, parishes, postalCodes].filter((one) => one !== undefined);
    const counts = await Promise.all(sources.map(countLines));
    const total = counts.reduce((sum, lines) => sum + lines, 0);
    let leftOut = position?.leftOut ?? 0;
    let waiting: LeftOut[] = [];
    try {
      const summaries = await importTables(
        db,
        { districts, municipalities, parishes, postalCodes },
        {
          from: position,
          onLeftOut: (row) => void waiting.push(row),
          commit: (part) =>
            batch(async ({ tx, append }) => {
              const done = await part(tx);
              const rows = waiting;
              waiting = [];
              // A byte-order mark has spreadsheets read it as UTF-8.
              const head = leftOut === 0 && rows.length > 0 ? `\ufeff${csvLine(leftOutHead(language))}` : '';
              await append(
                head +
                  rows
                    .map(({ file, line, reason, example }) =>
                      csvLine([file, line, leftOutText(reason, language), example]),
                    )
                    .join(''),
              );
              leftOut += rows.length;
              return { done: done.lines, total, position: { ...done.position, leftOut } };
            }),
        },
      );
      // Records whose address could not be checked before are checked against the new tables.
      await confirmAddresses(db, { batch: CONFIRMED_AT_ONCE });
      const sum = (key: 'inserted' | 'updated' | 'unchanged'): number =>
        summaries.reduce((all, summary) => all + summary[key], 0);
      return {
        counts: {
          inserted: sum('inserted'),
          updated: sum('updated'),
          unchanged: sum('unchanged'),
          leftOut,
        },
        ...(leftOut > 0 && {
          file: {
            filename: language.startsWith('pt') ? 'linhas-ignoradas.csv' : 'rows-left-out.csv',
            type: 'text/csv',
          },
        }),
      };
    } catch (error) {
      if (error instanceof ImportError) throw new Refusal(422, error.code, [], error.values);
      throw error;
    }
  },
  {
    files: idsOf,
    subject: async (tx, input) => [...(await namesOf(tx, idsOf(input))).values()].join(', ') || undefined,
  },
);
