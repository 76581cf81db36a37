import { generateOrLeave } from './registration/generate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { measure } from './lib/processorTime.mjs';
import { endWithParent, leave, requireNode, root } from './lib/project.mjs';
import { describeRun } from './lib/stageSummary.mjs';

// `npm test`: everything, in order, up to the first stage that fails.
//   npm test -- --only=unit,e2e      these stages alone
//   npm test -- --postgres           the HTTP tests on PostgreSQL too, the browser tests there, where one answers
//   npm test -- --full               all that; tests that only this runs (*.full.test.ts); the browser tests once more
//                                    beside a busy processor. `npm run test:full` is the same.
//   npm test -- --only=unit owner    further words go to vitest: files, -t "a name"
requireNode();
process.chdir(root);
endWithParent();
await ensureInstalled({ dev: true });
generateOrLeave();
const { howToRun, stages } = await import('./lib/stages.mjs');

const { wanted, unknown, how } = howToRun(process.argv.slice(2));
if (unknown.length > 0)
  leave(`There is no stage ${unknown[0]}; there are ${stages.map(({ name }) => name).join(', ')}.`);

const line = (title) => `\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}`;

/** The stages that have run. */
const done = [];

/** Runs a stage, and says how it went. */
async function runStage(stage) {
  const { result, ...times } = await measure(() => stage.run(how));
  const { passed, failed, tests = [] } = result;
  const outcome = failed > 0 ? 'failed after' : 'well,';
  console.log(`${stage.title}: ${outcome} ${times.seconds.toFixed(1)} s`);
  done.push({ name: stage.name, tests, ...times });
  return { passed, failed };
}

// Stages that only read the sources leave cores idle when each runs alone; what they say names its file.
const groups = wanted.reduce((all, stage) => {
  const last = all.at(-1);
  if (stage.readsOnly && last?.[0].readsOnly) last.push(stage);
  else all.push([stage]);
  return all;
}, []);

const sum = { passed: 0, failed: 0 };
for (const group of groups) {
  console.log(line(group.map(({ title }) => title).join(', ')));
  for (const { passed, failed } of await Promise.all(group.map(runStage))) {
    sum.passed += passed;
    sum.failed += failed;
  }
  if (sum.failed > 0) break;
}
console.log(`\n${describeRun(done)}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
