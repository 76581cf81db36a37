import { generateOrLeave } from './registration/generate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithParent, leave, requireNode, root } from './lib/project.mjs';

// `npm test`: everything, in order, up to the first stage that fails.
//   npm test -- --only=unit,e2e      these stages alone
//   npm test -- --postgres           the HTTP tests on PostgreSQL too, where one answers
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

const sum = { passed: 0, failed: 0 };
for (const stage of wanted) {
  console.log(`\n── ${stage.title} ${'─'.repeat(Math.max(3, 70 - stage.title.length))}`);
  const started = performance.now();
  const { passed, failed } = await stage.run(
    rest,
    wanted.map(({ name }) => name),
  );
  sum.passed += passed;
  sum.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    failed > 0 ? `${stage.title}: failed after ${seconds} s` : `${stage.title}: well, ${seconds} s`,
  );
  if (failed > 0) break;
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
