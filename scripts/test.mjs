import { generateOrLeave } from './registration/generate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent, leave, requireNode, root } from './lib/project.mjs';

// `npm test`: everything, in order, up to the first stage that fails.
//   npm test -- --only=unit,e2e      these stages alone
//   npm test -- --postgres           the HTTP tests on PostgreSQL too, the browser tests there, where one answers
//   npm test -- --only=unit owner    further words go to vitest: files, -t "a name"
requireNode();
process.chdir(root);
endWithParent();
await ensureInstalled({ dev: true });
generateOrLeave();
const { stages } = await import('./lib/stages.mjs');

const args = process.argv.slice(2);
const only = args.filter((arg) => arg.startsWith('--only=')).flatMap((arg) => arg.slice(7).split(','));
const rest = args.filter((arg) => !arg.startsWith('--only=') && arg !== '--postgres');
const unknown = only.find((name) => !stages.some((stage) => stage.name === name));
if (unknown !== undefined)
  leave(`There is no stage ${unknown}; there are ${stages.map((s) => s.name).join(', ')}.`);
const wanted = stages.filter(({ name, extra }) =>
  only.length > 0 ? only.includes(name) : !extra || args.includes('--postgres'),
);

const line = (title) => `\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}`;

/** Runs a stage, and says how it went. */
async function runStage(stage) {
  const started = performance.now();
  const names = wanted.map(({ name }) => name);
  const { passed, failed } = await stage.run(rest, names, args.includes('--postgres'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = failed > 0 ? 'failed after' : 'well,';
  console.log(`${stage.title}: ${outcome} ${seconds} s`);
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
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
