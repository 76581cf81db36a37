import type { publicDashboard as pt } from '../../i18n/pt/publicDashboard.ts';
import type { getPublicDashboard } from '../../resources/figures/dashboard/calls.ts';
import type { AnswerOf } from '../../resources/kit/call.ts';

export type PublicTexts = Readonly<Record<keyof typeof pt, string>>;
type Widget = AnswerOf<typeof getPublicDashboard>['widgets'][number];
type Column = Widget['columns'][number];

interface PublicFiguresProps {
  readonly widget: Widget;
  readonly say: PublicTexts;
  readonly locale: string;
}

/** A widget for everybody: a text, or a table whose lines are bars where it has one figure. */
export function PublicFigures({ widget, say, locale }: PublicFiguresProps) {
  const { title, text, columns, rows, suppressed, isCut, hasFailed } = widget;
  if (text !== null)
    return (
      <section>
        {title && <h2>{title}</h2>}
        {/* The server has cleaned it when it was stored. */}
        <div className="lines" dangerouslySetInnerHTML={{ __html: text }} />
      </section>
    );
  if (hasFailed || rows.length === 0)
    return (
      <section>
        <h2>{title}</h2>
        <p>{hasFailed ? say.failed : say.empty}</p>
      </section>
    );
  const measures = columns.flatMap(({ isMeasure }, at) => (isMeasure ? [at] : []));
  const [drawn = -1] = measures.length === 1 ? measures : [];
  const most = Math.max(1, ...rows.map((row) => Number(row[drawn] ?? 0)));
  const hasNames = columns.some(({ isMeasure }) => !isMeasure);
  return (
    <>
      <table className="figures">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // Lines never change their places.
            // eslint-disable-next-line react/no-array-index-key
            <tr key={line}>
              {columns.map((column, at) => {
                const isHidden = suppressed[line]?.includes(at);
                const words = isHidden ? say.hidden : wordsOf(column, row[at] ?? null, say, locale);
                if (at === 0 && hasNames)
                  return (
                    <th key={column.name} scope="row">
                      {words}
                    </th>
                  );
                return (
                  <td key={column.name}>
                    {at === drawn && !isHidden && (
                      <span className="bar" style={{ width: `${(Number(row[at] ?? 0) / most) * 100}%` }} />
                    )}
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && <p className="hint">{say.more}</p>}
    </>
  );
}

/** A value as it is read. */
function wordsOf(
  { kind, step, isMeasure }: Column,
  value: string | number | boolean | null,
  say: PublicTexts,
  locale: string,
): string {
  if (value === null) return isMeasure ? '–' : say.without;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'number')
    return new Intl.NumberFormat(
      locale,
      kind === 'share' ? { style: 'percent', maximumFractionDigits: 1 } : {},
    ).format(value);
  if (kind !== 'step') return value;
  const year = value.slice(0, 4);
  if (step === 'YEAR') return year;
  if (step === 'QUARTER')
    return say.quarter
      .replace('%{n}', String(Math.ceil(Number(value.slice(5, 7)) / 3)))
      .replace('%{year}', year);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${value}T12:00:00Z`),
  );
}
