import type { Figure } from './table.ts';

/** The targets with a million animals and ten connections. Times in milliseconds. */
const TARGETS: Readonly<Record<string, { share: number; p99: number | null }>> = {
  id: { share: 0.6, p99: 10 },
  transponder: { share: 0.6, p99: 10 },
  'list-1': { share: 0.6, p99: 50 },
  'list-1000': { share: 0.6, p99: 50 },
  'list-breed': { share: 0.6, p99: 50 },
  'search-digits': { share: 0.6, p99: 50 },
  'search-words': { share: 0.6, p99: 50 },
  register: { share: 0.25, p99: null },
};
const AT = 10;
/** From ten thousand to a million animals no figure may become worse by more; searches aside. */
const GROWTH = 1.5;

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** Says of each target at 1 M animals and 10 connections whether it was met, and how the figures grow. */
export function missed(figures: readonly Figure[]): string {
  const at = (place: string): Figure[] =>
    figures.filter((figure) => figure.place === place && figure.connections === AT);
  const large = at('PostgreSQL 1m');
  if (large.length === 0) return 'Not measured: the targets are about a million animals and ten connections.';
  const small = new Map(at('PostgreSQL 10k').map((figure) => [figure.scenario, figure]));
  const rows = large.map(({ scenario, title, server, limit }) => {
    const target = TARGETS[scenario]!;
    const share = server.perSecond / limit.perSecond;
    const before = small.get(scenario);
    const growth = before && before.server.perSecond / server.perSecond;
    return [
      title,
      `${percent(share)} of ${percent(target.share)} ${mark(share >= target.share)}`,
      target.p99 === null
        ? `${server.p99.toFixed(1)} ms`
        : `${server.p99.toFixed(1)} of ${target.p99} ms ${mark(server.p99 < target.p99)}`,
      growth === undefined
        ? '–'
        : scenario.startsWith('search')
          ? `× ${growth.toFixed(2)}`
          : `× ${growth.toFixed(2)} ${mark(growth <= GROWTH)}`,
    ].join(' | ');
  });
  return [
    'A million animals, ten connections; growth is how many times fewer requests a second than with ten thousand.',
    '',
    '| Call | Share of the limit | p99 | Growth |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

const mark = (isMet: boolean): string => (isMet ? '✓' : '✗');
