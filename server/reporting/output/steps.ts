import type { LocaleName } from '../../../i18n/locale.ts';
import type { Step } from '../../../resources/figures/dataSet/query.ts';

const DAY_MS = 86_400_000;
const MONTHS_OF_A_QUARTER = 3;

/** The week of a day and the year that it belongs to, by ISO 8601. */
function weekOf(day: string): string {
  const start = new Date(`${day}T00:00:00Z`);
  // The Thursday of a week says which year it belongs to.
  start.setUTCDate(start.getUTCDate() + 4 - (start.getUTCDay() || 7));
  const year = start.getUTCFullYear();
  const week = Math.ceil(((start.getTime() - Date.UTC(year, 0, 1)) / DAY_MS + 1) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Names a step by its first day: `2026-11`, `2026-T4` (English: `2026-Q4`), `2026-W48`, `2026`. */
export function showStep(day: string, step: Step, language: LocaleName): string {
  const year = day.slice(0, 4);
  if (step === 'YEAR') return year;
  if (step === 'MONTH') return day.slice(0, 7);
  if (step === 'WEEK') return weekOf(day);
  if (step === 'DAY') return day;
  const quarter = Math.ceil(Number(day.slice(5, 7)) / MONTHS_OF_A_QUARTER);
  return `${year}-${language === 'pt' ? 'T' : 'Q'}${quarter}`;
}
