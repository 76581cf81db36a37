import { describe, expect, it } from 'vitest';
import { amountsOf, creditsFor } from '../../../../resources/money/multibancoReference/amounts.ts';

describe('the amount of credits', () => {
  it.each([
    [1, 200, 23, [200, 46, 246]],
    [3, 33, 23, [99, 23, 122]],
    [1, 50, 23, [50, 12, 62]],
    [10, 200, 0, [2000, 0, 2000]],
    [7, 101, 5.5, [707, 39, 746]],
    [100_000, 813, 23, [81_300_000, 18_699_000, 99_999_000]],
  ])('of %i at %i cents and %f %% › rounds the tax once', (credits, unitPrice, vatRate, expected) => {
    const { netAmount, vatAmount, amount } = amountsOf(credits, { unitPrice, vatRate });
    expect([netAmount, vatAmount, amount]).toEqual(expected);
  });

  it('the credits that an amount pays for › cost at most the amount, and one more costs more', () => {
    for (const unitPrice of [1, 3, 33, 50, 101, 200, 813])
      for (const vatRate of [0, 5.5, 6, 13, 22.75, 23])
        for (let cents = 1; cents < 4000; cents += 7) {
          const credits = creditsFor(cents, { unitPrice, vatRate });
          if (credits > 0)
            expect(amountsOf(credits, { unitPrice, vatRate }).amount).toBeLessThanOrEqual(cents);
          expect(amountsOf(credits + 1, { unitPrice, vatRate }).amount).toBeGreaterThan(cents);
        }
  });

  it('of credits that cost nothing › pays for none', () => {
    expect(creditsFor(1000, { unitPrice: 0, vatRate: 23 })).toBe(0);
  });
});
