import type { useTranslate } from 'react-admin';
import { processModule } from '../../../../resources/support/ticket/processes.ts';
import type { AboutProcess } from './supportDialogState.ts';

/** Returns what a process is called: as the module of its records is. */
export const processName = (
  translate: ReturnType<typeof useTranslate>,
  { processType }: AboutProcess,
): string => translate(`resources.${processModule(processType).name}.name`, { smart_count: 1 });

/** Returns the address of the page of a process. */
export const processPath = ({ processType, processId }: AboutProcess): string =>
  `/${processModule(processType).resource}/${processId}`;
