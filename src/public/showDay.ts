/** The day of a moment, as it is written everywhere in the register: '26-11-2026'. */
export const showDay = (moment: string): string =>
  new Date(moment)
    .toLocaleDateString('pt-PT', { day: '2-digit', month: '2-digit', year: 'numeric' })
    .replaceAll('/', '-');
