import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { importKinds, importTable } from '../../../../resources/work/dataImport/calls.ts';
import type {
  ImportMapping,
  ImportOptions,
  ImportState,
  ImportWords,
  UnknownWord,
} from '../../../../resources/work/dataImport/schema.ts';

/** An import as its page reads it. */
export interface ImportRecord extends RaRecord {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly kind: string;
  readonly source: string;
  readonly state: ImportState;
  readonly options: ImportOptions;
  readonly mapping: ImportMapping;
  readonly words: ImportWords;
  readonly unknownWords: readonly UnknownWord[];
  readonly error: string | null;
  readonly startTimestamp: string | null;
  readonly rowCount: number | null;
  readonly newCount: number | null;
  readonly changedCount: number | null;
  readonly sameCount: number | null;
  readonly conflictCount: number | null;
  readonly refusedCount: number | null;
  readonly writeCount: number | null;
  readonly writtenCount: number | null;
  readonly failedCount: number | null;
}

export type ImportKind = AnswerOf<typeof importKinds>[number];
export type KindColumn = ImportKind['columns'][number];
export type ImportTable = AnswerOf<typeof importTable>;

/** The states in which a job works on an import. */
export const isUnderWay = ({ state }: Pick<ImportRecord, 'state'>): boolean =>
  state === 'DRY_RUN' || state === 'RUNNING' || state === 'UNDOING';

/** Reads the imports that the user may run. */
export const useImportKinds = () =>
  useQuery({
    queryKey: ['dataImport', 'kinds'],
    queryFn: ({ signal }) => callApi(importKinds, {}, { signal }),
  });

/** Reads what the file of an import looks like. */
export const useImportTable = ({ id, version }: Pick<ImportRecord, 'id' | 'version'>) =>
  useQuery({
    queryKey: ['dataImport', id, 'table', version],
    queryFn: ({ signal }) => callApi(importTable, { params: { id } }, { signal }),
    placeholderData: (before) => before,
  });
