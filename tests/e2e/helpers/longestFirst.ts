import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, whatever the size of its file: it is not to begin when all others are done. */
const LONG = /^(?:everyPage|calls|recipes)\./;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(basename(moduleId));

/** Files of tests in the usual order, by what is remembered of them, else by size; but the longest before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
