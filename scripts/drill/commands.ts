/**
 * The commands of the deployment's document that the drill runs, as they stand there; `{…}` is what differs between
 * the two: `commandLine` puts in the drill's value, and the document has the value of `written`.
 */
const COMMANDS = {
  makeDatabase:
    'psql -h 127.0.0.1 -p {port} -U postgres -c "create role coleira login password \'{password}\'" ' +
    '-c "create database coleira owner coleira" -c "grant pg_monitor to coleira"',
  members: 'patronictl -c {configuration} list',
  switchOver: 'patronictl -c {configuration} switchover --leader {leader} --force',
  makeStanza: 'pgbackrest --config={backups} --stanza=coleira stanza-create',
  check: 'pgbackrest --config={backups} --stanza=coleira check',
  full: 'pgbackrest --config={backups} --stanza=coleira --type=full backup',
  incremental: 'pgbackrest --config={backups} --stanza=coleira --type=incr backup',
  restore:
    "pgbackrest --config={backups} --stanza=coleira --pg1-path={restored} --type=time --target='{moment}' --target-action=promote restore",
  startRestored:
    '/usr/lib/postgresql/15/bin/pg_ctl -D {restored} -l {restored}.log -w -t 300 -o "-c port={restoredPort} -c listen_addresses={restoredAddress} -c archive_mode=off -c synchronous_standby_names=\'\'" start',
} as const;
export type Command = keyof typeof COMMANDS;

const WRITTEN = {
  port: '5000',
  password: 'REGISTER_PASSWORD',
  configuration: '/etc/patroni/config.yml',
  leader: 'db1',
  backups: '/etc/coleira/cluster/pgbackrest.conf',
  restored: '/var/lib/postgresql/15/restored',
  restoredPort: '5433',
  restoredAddress: '127.0.0.1',
  moment: '2026-01-31 14:05:00+00',
} as const;
type Value = keyof typeof WRITTEN;

const filled = (name: Command, values: Partial<Record<Value, string>>): string =>
  COMMANDS[name].replaceAll(/\{(\w+)\}/g, (_, value: Value) => {
    const given = values[value];
    if (given === undefined) throw new Error(`${name} needs ${value}`);
    return given;
  });

/** The words of a command, as a shell would divide it. */
export function commandLine(name: Command, values: Partial<Record<Value, string>>): string[] {
  const parts = filled(name, values).matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g);
  return [...parts].map(([part]) =>
    part.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );
}

/** The commands as the document has them. */
export const writtenCommands = (): string[] =>
  (Object.keys(COMMANDS) as Command[]).map((name) => filled(name, WRITTEN));
