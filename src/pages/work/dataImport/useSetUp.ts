import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import { setUpImport } from '../../../../resources/work/dataImport/calls.ts';
import {
  dataImport,
  type ImportMapping,
  type ImportWords,
} from '../../../../resources/work/dataImport/schema.ts';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';
import type { ImportRecord } from './importRecord.ts';

/** How an import is read from now on. */
interface SetUp {
  readonly options?: BodyOf<typeof setUpImport>['options'];
  readonly mapping?: ImportMapping;
  readonly words?: ImportWords;
}

/** Saves how an import is read, as soon as something of it is chosen. */
export function useSetUp({ id, version }: ImportRecord) {
  const client = useQueryClient();
  const { run, isBusy } = useNotifiedSubmission();
  const save = ({ options, mapping, words }: SetUp) =>
    run(async () => {
      await callApi(setUpImport, {
        params: { id },
        body: {
          version,
          ...(options && { options }),
          ...(mapping && { mapping: Object.entries(mapping).map(([column, at]) => ({ column, at })) }),
          ...(words && {
            words: Object.entries(words).flatMap(([column, table]) =>
              Object.entries(table).map(([word, means]) => ({ column, word, means })),
            ),
          }),
        },
      });
      await client.invalidateQueries({ queryKey: [dataImport.resource] });
    });
  return { save, isBusy };
}
