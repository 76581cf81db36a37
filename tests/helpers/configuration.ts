import type { Person, TestAnswer } from './server.ts';

/** The version of a value of the configuration, as an operator reads it before a change. */
export async function configurationVersion(operator: Person, key: string): Promise<number> {
  const { body } = await operator.call('GET', '/configurations/search?itemsPerPage=100');
  const entries = body.content as { key: string; version: number }[];
  return entries.find((entry) => entry.key === key)?.version ?? 0;
}

/** Sets a value of the configuration on the version that is stored. */
export async function setConfiguration(operator: Person, key: string, value: unknown): Promise<TestAnswer> {
  const version = await configurationVersion(operator, key);
  return operator.call('PUT', `/configurations/${key}`, { value, version });
}
