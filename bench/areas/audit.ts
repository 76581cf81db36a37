import sql from 'sql-template-tag';
import type { Figure } from '../table.ts';
import type { Area } from './area.ts';

interface Sample {
  readonly at: string;
  readonly userId: number;
  readonly ip: string;
  readonly objectId: string;
  readonly transponder: string;
}

const search = (filter: Record<string, string | number>): string =>
  `/api/audit/search?${new URLSearchParams(Object.entries({ itemsPerPage: 10, ...filter }).map(([name, value]) => [name, String(value)]))}`;

/** Searches of the audit. */
export const auditArea: Area = {
  name: 'audit',
  scenarios: async (db) => {
    const rows = await db.query<Sample>(sql`
      select at, user_id, ip, object_id, details ->> 'transponder' as transponder from audit_log
      where details ? 'transponder' and id % 37 = 0 order by id desc limit 50`);
    const of = (filter: (row: Sample) => Record<string, string | number>): string[] =>
      rows.map((row) => search(filter(row)));
    return [
      { key: 'audit-newest', title: 'newest first', paths: [search({})] },
      { key: 'audit-user', title: 'one user', paths: of(({ userId }) => ({ userId })) },
      { key: 'audit-ip', title: 'one address', paths: of(({ ip }) => ({ ip })) },
      { key: 'audit-type', title: 'one type of object', paths: [search({ objectType: 'user' })] },
      { key: 'audit-action', title: 'one action', paths: [search({ action: 'CREATE' })] },
      { key: 'audit-object', title: 'one object', paths: of(({ objectId }) => ({ objectId })) },
      { key: 'audit-animal', title: 'one transponder', paths: of(({ transponder }) => ({ transponder })) },
      {
        key: 'audit-month',
        title: 'a month, of one user',
        paths: of(({ at, userId }) => ({
          dateFrom: new Date(Date.parse(at) - 30 * 86_400_000).toISOString().slice(0, 10),
          dateTo: new Date(at).toISOString().slice(0, 10),
          userId,
        })),
      },
    ];
  },
};

const time = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0);

/** Returns a table that compares the searches of a small audit with those of a large one. */
export function growthTable(small: readonly Figure[], large: readonly Figure[]): string {
  const before = new Map(small.map((one) => [`${one.scenario} ${one.connections}`, one.server]));
  const rows = large.flatMap(({ scenario, title, connections, server }) => {
    const first = before.get(`${scenario} ${connections}`);
    if (!first) return [];
    const growth = first.perSecond / server.perSecond;
    return [
      [
        title,
        connections,
        time(first.p50),
        time(first.p99),
        time(server.p50),
        time(server.p99),
        `× ${growth.toFixed(2)}`,
      ].join(' | '),
    ];
  });
  return [
    '| Search | Connections | p50 ms, 10 thousand rows | p99 ms | p50 ms, 10 million rows | p99 ms | Growth |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}
