import { parseArgs } from 'node:util';
import { runCommand } from '../runCommand.ts';
import { readSettings } from '../settings/settings.ts';
import { KeyFolderError, makeKeys } from './makeKeys.ts';

/** Makes the keys of the register in the folder that the command line names, and prints the settings that name them. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (positionals.length !== 1 || !folder)
    throw new KeyFolderError('A folder outside DATA_DIR is needed: npm run make:keys -- FOLDER');
  for (const { file, isKept, settings } of await makeKeys(folder, readSettings())) {
    console.log(
      isKept ? `# ${file} was there and stays as it is.` : `# ${file} is new: keep a copy elsewhere.`,
    );
    for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
  }
}

runCommand(main, KeyFolderError);
