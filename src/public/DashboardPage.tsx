import { useCallback, useEffect, useState } from 'react';
import { registerFigures as figuresEn } from '../../i18n/en/figures/dashboard/figures.ts';
import { publicDashboard as en } from '../../i18n/en/publicDashboard.ts';
import { registerFigures as figuresPt } from '../../i18n/pt/figures/dashboard/figures.ts';
import { publicDashboard as pt } from '../../i18n/pt/publicDashboard.ts';
import type { getPublicDashboard } from '../../resources/figures/dashboard/calls.ts';
import type { FigureName } from '../../resources/figures/dashboard/figures.ts';
import type { AnswerOf } from '../../resources/kit/call.ts';
import { useSubmission } from '../runtime/submission/useSubmission.ts';
import { call } from './calls.ts';
import type { PageProps } from './publicPages.ts';
import { Trouble } from './Trouble.tsx';

type Dashboard = AnswerOf<typeof getPublicDashboard>;
interface Line {
  readonly name: string;
  readonly count: number;
}

/** A dashboard for everybody: each set of figures as a table whose lines are bars. */
export function DashboardPage({ texts, language }: PageProps) {
  const say = { pt: { ...pt, ...figuresPt }, en: { ...en, ...figuresEn } }[language];
  const [found, setFound] = useState<Dashboard>();
  const { trouble, run } = useSubmission();
  const [, , id = ''] = location.pathname.split('/').filter(Boolean);
  const load = useCallback(
    () => run(async () => setFound(await call('GET', `/public-dashboards/${encodeURIComponent(id)}`))),
    [run, id],
  );
  useEffect(() => {
    if (id) void load();
  }, [id, load]);
  const locale = language === 'en' ? 'en-GB' : 'pt-PT';
  useEffect(() => {
    if (found) document.title = `${found.name} · ${texts.product}`;
  }, [found, texts]);
  if (trouble) {
    const isGone = trouble.code === 'NOT_FOUND' || trouble.code === 'MALFORMED_REQUEST';
    const failures = {
      ...texts.failures,
      CONNECTION: say.lost,
      [trouble.code]: isGone ? say.notFound : say.lost,
    };
    return (
      <>
        <h1>{texts.pages.dashboards}</h1>
        <Trouble texts={{ ...texts, failures }} trouble={trouble} errors={{}} />
        {!isGone && (
          <button type="button" onClick={() => void load()}>
            {say.again}
          </button>
        )}
      </>
    );
  }
  if (!id)
    return (
      <>
        <h1>{texts.pages.dashboards}</h1>
        <p>{say.notFound}</p>
      </>
    );
  if (!found) return <p role="status">{texts.loading}</p>;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <h1>{found.name}</h1>
      {found.description && <p className="lines">{found.description}</p>}
      <p className="hint">{say.counted.replace('%{moment}', moment.format(new Date(found.countedAt)))}</p>
      <p>
        {say.living}: <strong>{new Intl.NumberFormat(locale).format(found.living)}</strong>
      </p>
      {(Object.keys(found.figures) as FigureName[]).map((name) => (
        <FigureTable key={name} title={say.titles[name]} {...linesOf(name, found, say, locale)} />
      ))}
    </>
  );
}

interface FigureTableProps {
  readonly title: string;
  /** The headings of the two columns: name and count. */
  readonly heads: readonly [string, string];
  readonly lines: readonly Line[];
  readonly locale: string;
}

function FigureTable({ title, heads, lines, locale }: FigureTableProps) {
  const format = new Intl.NumberFormat(locale);
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <table className="figures">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="bar" style={{ width: `${(count / most) * 100}%` }} />
              {format.format(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One set of figures as lines of a table. */
function linesOf(
  name: FigureName,
  { figures }: Dashboard,
  { heads, states }: Readonly<Record<'heads' | 'states', Readonly<Record<string, string>>>>,
  locale: string,
): Omit<FigureTableProps, 'title'> {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthly = (rows: Dashboard['figures']['registrations'] = []): Line[] =>
    rows.map((row) => ({ name: month.format(new Date(`${row.month}-15T12:00:00Z`)), count: row.count }));
  const { breeds = [] } = figures;
  const sets: Readonly<Record<FigureName, { readonly head: string; readonly lines: readonly Line[] }>> = {
    registrations: { head: 'month', lines: monthly(figures.registrations).toReversed() },
    species: { head: 'species', lines: figures.species ?? [] },
    // Dogs and cats both have one of no particular breed.
    breeds: {
      head: 'breed',
      lines: breeds.map((one) => ({ name: `${one.name} (${one.species})`, count: one.count })),
    },
    requests: {
      head: 'state',
      lines: (figures.requests ?? []).map(({ state, count }) => ({ name: states[state] ?? state, count })),
    },
    rabiesEnds: { head: 'month', lines: monthly(figures.rabiesEnds) },
  };
  const { head, lines } = sets[name];
  return { heads: [heads[head] ?? '', heads.total ?? ''], lines, locale };
}
