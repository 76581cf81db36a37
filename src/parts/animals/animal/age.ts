/** Returns the age on a day: in years from one year on, in months from one month on, else in days. */
export function ageOn(birthdate: string, day: string): { unit: 'years' | 'months' | 'days'; count: number } {
  const [y = 0, m = 1, d = 1] = birthdate.split('-').map(Number);
  const [ty = 0, tm = 1, td = 1] = day.split('-').map(Number);
  const months = (ty - y) * 12 + (tm - m) - (td < d ? 1 : 0);
  if (months >= 12) return { unit: 'years', count: Math.floor(months / 12) };
  if (months >= 1) return { unit: 'months', count: months };
  return {
    unit: 'days',
    count: Math.max(0, Math.round((Date.parse(day) - Date.parse(birthdate)) / 86_400_000)),
  };
}
