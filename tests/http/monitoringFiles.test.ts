import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SYSTEM_LIMITS } from '../../resources/figures/system/limits.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { readText } from '../project/project.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const alerts = (
  parse(readText('deploy/monitoring/alerts.yaml')) as { groups: readonly { rules: readonly Rule[] }[] }
).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(readText('deploy/monitoring/grafana.json')) as { panels: readonly Panel[] };

/** The figures that an expression reads, without what Prometheus adds to a histogram. */
const figuresIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:coleira|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

let server: TestServer;
let figures: ReadonlySet<string>;
beforeAll(async () => {
  server = await testServer();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const text = await (await fetch(`${address}/metrics`)).text();
  figures = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
});
afterAll(() => server.close());

describe('alert rules', () => {
  it('each figure that they read › is one of /metrics', () => {
    const read = alerts.flatMap(({ expr }) => figuresIn(expr));
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !figures.has(name))).toEqual([]);
  });

  it('each of them › has a section in the runbook, and each section an alert', () => {
    const sections = [...readText('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections.filter((title) => title !== 'Setting it up')).toEqual(alerts.map(({ alert }) => alert));
  });

  it('their limits › are those of the page of the operator', () => {
    const limitOf = (name: string): number => {
      const { expr } = alerts.find(({ alert }) => alert === name)!;
      return Number(/> (\d+)/.exec(expr)?.[1]);
    };
    expect({
      lateSeconds: limitOf('WorkLate'),
      backupSeconds: limitOf('BackupMissing'),
      unsealedSeconds: limitOf('AuditUnsealed'),
      standbyLagBytes: limitOf('StandbyLags'),
    }).toEqual({
      lateSeconds: SYSTEM_LIMITS.lateSeconds,
      backupSeconds: SYSTEM_LIMITS.backupSeconds,
      unsealedSeconds: SYSTEM_LIMITS.unsealedSeconds,
      standbyLagBytes: SYSTEM_LIMITS.standbyLagBytes,
    });
  });
});

describe('the dashboard for Grafana', () => {
  it('each figure that it draws › is one of /metrics', () => {
    const drawn = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => figuresIn(expr)));
    expect(drawn.length).toBeGreaterThan(15);
    expect(drawn.filter((name) => !figures.has(name))).toEqual([]);
  });
});
