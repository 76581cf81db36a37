/**
 * A PostgreSQL on which the tests may make databases of their own: the one of DATABASE_URL, which then has
 * to answer, or one that happens to run on this machine. Undefined when there is none.
 */
export async function findPostgres(env = process.env) {
  if (env.DATABASE_URL) {
    await ask(env.DATABASE_URL);
    return env.DATABASE_URL;
  }
  const local = 'postgres://postgres@127.0.0.1:5432/postgres';
  return (await ask(local).then(
    () => true,
    () => false,
  ))
    ? local
    : undefined;
}

/** Connects and asks one thing; throws the driver's reason when it does not answer within 3 s. */
async function ask(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
