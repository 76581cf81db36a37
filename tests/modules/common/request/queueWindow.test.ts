import { describe, expect, test } from 'vitest';
import { windowOf } from '../../../../src/requests/queue/queueParams.ts';

describe('the requests that are stepped through', () => {
  test.each([
    { page: 1, perPage: 10, part: 1 },
    { page: 10, perPage: 10, part: 1 },
    { page: 11, perPage: 10, part: 2 },
    { page: 4, perPage: 50, part: 2 },
    { page: 3, perPage: 100, part: 3 },
  ])('page $page of $perPage each › are those of part $part', ({ page, perPage, part }) => {
    expect(windowOf({ page, perPage })).toBe(part);
  });

  test('without a page › are the first', () => {
    expect(windowOf({})).toBe(1);
  });
});
