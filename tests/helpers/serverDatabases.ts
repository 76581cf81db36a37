import { randomUUID } from 'node:crypto';
import sql, { empty } from 'sql-template-tag';
import type { Db } from '../../server/db/db.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { ident } from '../../server/db/sql.ts';

/** The address of a database on the server of another. */
export const databaseAt = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs commands about whole databases, which may take longer than the statements of a call may. */
export async function onServer<T>(server: string, work: (admin: Db) => Promise<T>): Promise<T> {
  const admin = openPostgres(server, { connections: 2 });
  try {
    return await work(admin.withoutTimeLimit());
  } finally {
    await admin.close();
  }
}

/** Makes a database, empty or as a copy. */
export const createDatabase = (admin: Db, name: string, from?: string) =>
  admin.query(sql`create database ${ident(name)}${from ? sql` template ${ident(from)}` : empty}`);

/** Deletes a database if it is there, although others are connected with it. */
export const dropDatabase = (admin: Db, name: string) =>
  admin.query(sql`drop database if exists ${ident(name)} with (force)`);

/** A database that is a copy of another. */
interface DatabaseCopy {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Copies a database; the name of the copy is the given one and something that no other has. */
export async function copyDatabase(server: string, from: string, prefix: string): Promise<DatabaseCopy> {
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (admin) => createDatabase(admin, name, from));
  return {
    url: databaseAt(server, name),
    remove: async () => {
      await onServer(server, (admin) => dropDatabase(admin, name));
    },
  };
}
