import type { LocaleName } from '../../../i18n/locale.ts';
import type { AnsweredColumn } from '../../../resources/figures/dataSet/query.ts';
import type { ReportDefinition } from '../../../resources/figures/reportTemplate/definition.ts';
import { MOST_ROWS, type ReportFormat } from '../../../resources/figures/reportTemplate/formats.ts';
import { showDate, showMinute } from '../../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { csvWriter } from '../output/csvWriter.ts';
import { pdfWriter } from '../output/pdfWriter.ts';
import { REPORT_TEXTS } from '../output/reportTexts.ts';
import type { ReportColumn, ReportFact, ReportHead, ReportWriter } from '../output/writer.ts';
import { xlsxWriter } from '../output/xlsxWriter.ts';
import { filtersInWords } from './filtersInWords.ts';
import type { ReportPlan } from './planReport.ts';
import { streamReport } from './streamReport.ts';
import { descriptionOf, titleOf } from './template.ts';
import { totalsOf, type Totals } from './totals.ts';

/** What a report that was written says of itself. */
export interface WrittenReport {
  readonly snapshot: string;
  readonly rows: number;
  readonly filters: readonly string[];
}

/** Takes the bytes of a file in their order, with the number of rows that they hold. */
export type ReportSink = (bytes: Uint8Array, rows: number) => Promise<void>;

function columnsOf(
  columns: readonly AnsweredColumn[],
  { layout }: Pick<ReportDefinition, 'layout'>,
  language: LocaleName,
): ReportColumn[] {
  return columns.map(({ name, label, kind, step }) => {
    const { title, titleEn, decimals } = layout[name] ?? {};
    return {
      label: (language === 'en' ? titleEn : title) || label,
      kind,
      ...(step !== undefined && { step }),
      decimals,
    };
  });
}

/** What a report says of itself, in the language of its user. */
function factsOf(
  { template, plan, source, sourceName, leftOut }: ReportPlan,
  { actor }: SignedInCaller,
  language: LocaleName,
  { snapshot, rows, filters }: WrittenReport,
): ReportFact[] {
  const texts = REPORT_TEXTS[language];
  const asOf = plan.kind === 'DATA_SET' ? plan.plan.query.asOf : undefined;
  const numbers = new Intl.NumberFormat(language === 'pt' ? 'pt-PT' : 'en-GB');
  const version = (one: { readonly version: number }) =>
    texts.version.replace('%{version}', String(one.version));
  const description = descriptionOf(template, language);
  const scope = actor.isOperator
    ? texts.allEntities
    : texts.ownEntities.replace('%{user}', actor.name).replace('%{entity}', actor.entity?.name ?? '–');
  return [
    [texts.report, titleOf(template, language)],
    ...(description === '' ? [] : [[texts.description, description] as const]),
    [texts.filters, filters.length === 0 ? texts.noFilters : filters.join('; ')],
    ...(asOf === undefined ? [] : [[texts.asOf, showDate(asOf)] as const]),
    [texts.moment, `${showMinute(snapshot, actor.timezone)} (${actor.timezone})`],
    [texts.rows, numbers.format(rows)],
    [texts.template, `${titleOf(template, language)}, ${version(template)}`],
    [texts.source, source ? `${source.name}, ${version(source)}` : sourceName],
    [texts.user, actor.name],
    [texts.scope, scope],
    [texts.leftOut, leftOut.length === 0 ? texts.nothingLeftOut : leftOut.join(', ')],
  ];
}

/**
 * Writes a report from one state of the register, and passes its bytes on as they are ready.
 * @throws Refusal REPORT_TOO_LONG, REPORT_TOO_LONG_FOR_PDF: nothing is cut
 */
export async function writeReport(
  services: Pick<Services, 'db'> & Partial<Pick<Services, 'reporting' | 'settings' | 'standby'>>,
  caller: SignedInCaller,
  report: ReportPlan,
  { format, language }: { readonly format: ReportFormat; readonly language: LocaleName },
  sink: ReportSink,
): Promise<WrittenReport> {
  const { template } = report;
  const { timezone } = caller.actor;
  const filters = await filtersInWords(services.db, report, language, timezone);
  let writer: ReportWriter | undefined;
  let totals: Totals | undefined;
  let rows = 0;
  const begin = (columns: readonly AnsweredColumn[]): void => {
    totals = totalsOf(template.definition, columns, language);
    const head: ReportHead = {
      title: titleOf(template, language),
      language,
      timezone,
      columns: columnsOf(columns, template.definition, language),
    };
    writer =
      format === 'CSV'
        ? csvWriter(head)
        : format === 'XLSX'
          ? xlsxWriter(head)
          : pdfWriter(head, {
              description: descriptionOf(template, language),
              hasLogo: template.hasLogo,
              moment: showMinute(new Date().toISOString(), timezone),
            });
  };
  const snapshot = await streamReport(services, caller, report, language, {
    columns: begin,
    rows: async (part) => {
      rows += part.length;
      if (rows > MOST_ROWS) throw conflict('REPORT_TOO_LONG');
      await sink(await writer!.write(totals!.add(part)), part.length);
    },
  });
  await sink(await writer!.write(totals!.end()), 0);
  const written: WrittenReport = { snapshot, rows, filters };
  await sink(await writer!.end(factsOf(report, caller, language, written)), 0);
  return written;
}
