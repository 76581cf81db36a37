import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyDatabase } from '../../helpers/serverDatabases.ts';

/** The data of a server that was started once: every file of tests begins with a copy. */
export interface Template {
  readonly folder: string;
  /** Its database, where that is on the server at TEST_DATABASE_URL and not in the folder. */
  readonly database?: { readonly server: string; readonly name: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** A copy of the data that tests begin with. */
export interface DataCopy {
  readonly folder: string;
  /** The settings with which a server finds its database. */
  readonly settings: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** Copies the data that tests begin with, into a folder of its own by default. */
export async function copyData(folder = mkdtempSync(join(tmpdir(), 'coleira-e2e-'))): Promise<DataCopy> {
  const template = inject('template');
  cpSync(template.folder, folder, { recursive: true });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (!template.database) return { folder, settings: {}, remove: async () => removeFolder() };
  const { server, name } = template.database;
  const database = await copyDatabase(server, name, 'coleira_e2e');
  return {
    folder,
    settings: { DATABASE_URL: database.url },
    remove: async () => {
      await database.remove();
      removeFolder();
    },
  };
}
