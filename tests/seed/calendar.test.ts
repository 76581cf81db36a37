import { describe, expect, it } from 'vitest';
import { momentOf } from '../../server/demonstration/base/calendar.ts';
import { Random } from '../../server/demonstration/base/random.ts';

const moments = (day: string) =>
  Array.from({ length: 50 }, (_, at) => momentOf(new Random('moment', at), day));

describe('a moment of the demonstration', () => {
  it('a day of long ago › is in working hours', () => {
    for (const moment of moments('2020-02-29')) expect(moment).toMatch(/^2020-02-29T(09|1[0-8]):/);
  });

  it('today › is never still to come', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const moment of moments(today)) {
      expect(moment >= `${today}T00:00:00.000Z`).toBe(true);
      expect(moment <= new Date().toISOString()).toBe(true);
    }
  });
});
