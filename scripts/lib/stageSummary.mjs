/** So many of the slowest tests of all stages are named. */
const NAMED_TESTS = 10;

const inSeconds = (seconds) => (seconds === undefined ? '–' : `${seconds.toFixed(1)} s`);

/**
 * Returns the end of a run in words: how long each stage took, with the processor time of its programs where the system
 * knows it, and the slowest tests of all.
 * @param {readonly { name: string, seconds: number, processorSeconds?: number,
 *   tests: readonly { file: string, title: string, seconds: number }[] }[]} stages
 */
export function describeRun(stages) {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const times = stages.map(
    ({ name, seconds, processorSeconds }) =>
      `${name.padEnd(width)}  ${inSeconds(seconds).padStart(9)}  ${inSeconds(processorSeconds).padStart(9)}`,
  );
  const tests = stages
    .flatMap(({ name, tests: own }) => own.map((test) => ({ ...test, stage: name })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, NAMED_TESTS)
    .map(
      ({ stage, file, title, seconds }) => `${inSeconds(seconds).padStart(9)}  ${stage}  ${file} › ${title}`,
    );
  return [
    `${'Stage'.padEnd(width)}  ${'time'.padStart(9)}  ${'processor'.padStart(9)}`,
    ...times,
    ...(tests.length > 0 ? ['', 'Slowest tests:', ...tests] : []),
  ].join('\n');
}
