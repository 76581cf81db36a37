import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { chunkPlan, codeSplittingOf } from './lib/chunkPlan.mjs';
import { generate } from './registration/generate.mjs';
import { deleteBuildStamp, hashOfSources, writeBuildStamp } from './lib/buildStamp.mjs';
import { writeLicences } from './lib/licences.mjs';
import { precompress } from './lib/precompress.mjs';
import { leave, root } from './lib/project.mjs';
import { serverConfig } from './lib/serverBundle.mjs';

// `npm run build`: the page into dist/public, the server into dist/server.
//   --quick   without what makes the page load fast and takes half of the time: for a test that only opens it
const isQuick = process.argv.includes('--quick');
process.chdir(root);
const started = performance.now();
const hash = hashOfSources();
deleteBuildStamp();
rmSync(join(root, 'dist'), { recursive: true, force: true });
try {
  generate();
  const configFile = join(root, 'vite.config.ts');
  const codeSplitting = isQuick ? undefined : codeSplittingOf(await chunkPlan(root, configFile));
  const output = codeSplitting && { build: { rolldownOptions: { output: { codeSplitting } } } };
  await build({ root, configFile, mode: 'production', logLevel: 'warn', ...output });
  // Apart, so that the public forms share no file with the back office.
  await build({ root, configFile: join(root, 'vite.forms.config.ts'), mode: 'production', logLevel: 'warn' });
  await build(serverConfig());
  writeLicences(join(root, 'dist/public'));
  if (!isQuick) await precompress(join(root, 'dist/public'));
} catch (error) {
  // The bundler's message shows the place; the stack would only show the bundler.
  leave(error.message);
}
// What is not the whole is not taken for the build of these sources.
if (!isQuick) writeBuildStamp(hash);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
