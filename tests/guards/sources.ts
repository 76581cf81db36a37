import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packagePath } from '../../server/paths.ts';

/** Folders whose sources can have guards. */
const FOLDERS = ['server', 'resources', 'dataProvider', 'authProvider'];

/** Lists the source files, as paths below the project with `/`. */
export const filesBelow = (): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    (readdirSync(packagePath(folder), { recursive: true }) as string[])
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file).replaceAll('\\', '/')),
  ).toSorted();
