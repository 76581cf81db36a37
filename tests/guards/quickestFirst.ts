import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { packagePath } from '../../server/paths.ts';

/** Seconds that each file of tests took in the run with all guards in place. */
export const DURATIONS = packagePath('node_modules/.cache/coleira-guards/durations.json');

/** Reads them; nothing before the first run. */
export const readDurations = (): Readonly<Record<string, number>> =>
  existsSync(DURATIONS) ? (JSON.parse(readFileSync(DURATIONS, 'utf8')) as Record<string, number>) : {};

/** Files of tests by the time they took: the first failure ends a run. */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = readDurations();
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      seconds[relative(packagePath('.'), moduleId)] ?? 0;
    return files.toSorted((a, b) => secondsOf(a) - secondsOf(b));
  }
}
