import { useCallback, useEffect, useState } from 'react';
import { publicDashboard as en } from '../../i18n/en/publicDashboard.ts';
import { publicDashboard as pt } from '../../i18n/pt/publicDashboard.ts';
import type { getPublicDashboard } from '../../resources/figures/dashboard/calls.ts';
import type { AnswerOf } from '../../resources/kit/call.ts';
import { useSubmission } from '../runtime/submission/useSubmission.ts';
import { call } from './calls.ts';
import type { PageProps } from './publicPages.ts';
import { PublicFigures, type PublicTexts } from './PublicFigures.tsx';
import { Trouble } from './Trouble.tsx';

type Dashboard = AnswerOf<typeof getPublicDashboard>;

/** A dashboard for everybody: each of its widgets as a table whose lines are bars. */
export function DashboardPage({ texts, language }: PageProps) {
  const say: PublicTexts = { pt, en }[language];
  const [found, setFound] = useState<Dashboard>();
  const { trouble, run } = useSubmission();
  const [, , id = ''] = location.pathname.split('/').filter(Boolean);
  const load = useCallback(
    () =>
      run(async () =>
        setFound(await call('GET', `/public-dashboards/${encodeURIComponent(id)}?language=${language}`)),
      ),
    [run, id, language],
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
  const isHidden = found.widgets.some(({ suppressed }) => suppressed.some((places) => places.length > 0));
  return (
    <>
      <h1>{found.name}</h1>
      {found.description && <p className="lines">{found.description}</p>}
      <p className="hint">{say.counted.replace('%{moment}', moment.format(new Date(found.countedAt)))}</p>
      {isHidden && <p className="hint">{say.hiddenNote}</p>}
      {found.widgets.map((widget) => (
        <PublicFigures key={widget.id} widget={widget} say={say} locale={locale} />
      ))}
    </>
  );
}
