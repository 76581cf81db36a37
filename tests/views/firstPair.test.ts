import { describe, expect, test } from 'vitest';
import { firstPair } from '../../src/records/versions/firstPair.ts';

/** Versions with so many changed fields each, the newest first. */
const versions = (...counts: number[]) =>
  counts.map((count, at) => ({
    version: counts.length - at,
    revisionChangedFields: Array.from({ length: count }, (_, one) => `field${one}`),
  }));

const numbers = (list: ReturnType<typeof versions>, place = -1) =>
  firstPair(list, place).map(({ version }) => version);

describe('the versions compared at first', () => {
  test('without a place › are the newest and the one before the last change', () => {
    expect(numbers(versions(1, 2, 5))).toEqual([3, 2]);
    expect(numbers(versions(0, 2, 5))).toEqual([3, 1]);
    expect(numbers(versions(0, 0, 1, 5))).toEqual([4, 1]);
  });

  test('where nothing has changed since the first › are the newest and the first', () => {
    expect(numbers(versions(0, 0, 5))).toEqual([3, 1]);
    expect(numbers(versions(0, 0))).toEqual([2, 1]);
    expect(numbers(versions(5))).toEqual([1]);
    expect(numbers([])).toEqual([]);
  });

  test('at a place › are that one and the one before it, beside the first the newest', () => {
    expect(numbers(versions(0, 2, 5), 0)).toEqual([3, 2]);
    expect(numbers(versions(0, 2, 5), 1)).toEqual([2, 1]);
    expect(numbers(versions(0, 2, 5), 2)).toEqual([3, 1]);
  });
});
