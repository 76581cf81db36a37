export function findPostgres(env?: Readonly<Record<string, string | undefined>>): Promise<string | undefined>;
