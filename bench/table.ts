import type { Outcome } from './job.ts';

/** One line of the table: what the server did, and what the bare server did right after. */
export interface Figure {
  readonly scenario: string;
  readonly title: string;
  readonly place: string;
  readonly connections: number;
  readonly server: Outcome;
  readonly limit: Outcome;
}

const rate = (outcome: Outcome): string =>
  `${Math.round(outcome.perSecond).toLocaleString('en')}${outcome.failures > 0 ? ` (${outcome.failures} failed)` : ''}`;
const time = (milliseconds: number): string =>
  milliseconds.toFixed(milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0);
const share = ({ server, limit }: Figure): string =>
  limit.perSecond > 0 ? `${Math.round((100 * server.perSecond) / limit.perSecond)} %` : '–';

/** Formats one figure as one line of progress. */
export const lineOf = (figure: Figure): string =>
  [
    figure.place.padEnd(14),
    figure.title.padEnd(46),
    String(figure.connections).padStart(3),
    `${rate(figure.server)}/s`.padStart(12),
    `p50 ${time(figure.server.p50)}`.padStart(10),
    `p99 ${time(figure.server.p99)}`.padStart(10),
    `limit ${rate(figure.limit)}/s`.padStart(16),
    `p99 ${time(figure.limit.p99)}`.padStart(10),
    share(figure).padStart(6),
  ].join('  ');

/** The table of one register. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) =>
    [
      figure.title,
      figure.connections,
      rate(figure.server),
      time(figure.server.p50),
      time(figure.server.p99),
      rate(figure.limit),
      time(figure.limit.p50),
      time(figure.limit.p99),
      share(figure),
    ].join(' | '),
  );
  return [
    '| Call | Connections | Requests/s | p50 ms | p99 ms | Limit/s | Limit p50 | Limit p99 | Share of limit |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}
